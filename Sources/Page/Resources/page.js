// The live page: one table, shown from states that the server sends, and changed by gestures.
// Nodes are made from text only. Nothing here decides what a gesture does.

// --- states ---

/**
 * @typedef {{k: string, frame: number[], level: number, at?: number[], content: any}} Block
 * @typedef {{seq: number, set: Record<string, any>, blocks: Map<string, Block>}} State
 */

/** @returns {State} */
export const emptyState = () => ({ seq: 0, set: {}, blocks: new Map() });

/**
 * Returns the state after an event; the old one stays as it is.
 * @param {State} state
 * @param {string} kind `state` or `update`
 * @param {any} data
 * @returns {State | null} null if the update does not follow the state
 */
export function reduce(state, kind, data) {
  if (kind === "state") {
    const blocks = new Map(data.blocks.map((/** @type {Block} */ block) => [block.k, block]));
    return { seq: data.seq, set: data.set, blocks };
  }
  if (data.from !== state.seq) return null;
  const set = { ...state.set, ...data.set };
  for (const name of data.unset ?? []) delete set[name];
  const blocks = new Map(state.blocks);
  for (const key of data.remove ?? []) blocks.delete(key);
  for (const block of data.put ?? []) blocks.set(block.k, block);
  for (const [key, frame, at] of data.frames ?? []) {
    const block = blocks.get(key);
    if (block) blocks.set(key, at ? { ...block, frame, at } : { ...block, frame });
  }
  return { seq: data.seq, set, blocks };
}

/** @param {Block} a @param {Block} b */
const inOrder = (a, b) =>
  a.level - b.level || a.frame[1] - b.frame[1] || a.frame[0] - b.frame[0] || (a.k < b.k ? -1 : 1);

/** Returns the blocks in the page's order. @param {State} state */
export const orderedBlocks = (state) => [...state.blocks.values()].sort(inOrder);

/** Returns the place of a neighbor of a row, or null. */
export function neighbor(at, up, state) {
  const [section, row] = at;
  if (up) return row > 0 ? [section, row - 1] : null;
  return row + 1 < countOf(section, state.set) ? [section, row + 1] : null;
}

/** Returns the number of rows of a visible section. */
export const countOf = (section, set) => (set.counts ?? []).find(([one]) => one === section)?.[1] ?? 0;

/** The layers of a trace, in the order of its lanes: person, view, controller, model. */
const layers = "·VCM";

/** Returns the parts of a line that `trace show` prints. */
export function traceLine(text) {
  const found = /^(\d+) ([·VCM])→([VCM]) /.exec(text);
  const row = / (\d+) (\d+)(?= |$)/.exec(text);
  return {
    from: layers.indexOf(found?.[2] ?? "V"), to: layers.indexOf(found?.[3] ?? "V"),
    at: row ? [Number(row[1]), Number(row[2])] : null,
  };
}

/** Returns the facts of a tab, by name. */
export function factsOf(set, tab) {
  const facts = new Map();
  for (const [name, value] of Object.entries(set)) {
    if (name.startsWith(`tab/${tab}/`)) facts.set(name.slice(name.lastIndexOf("/") + 1), value);
  }
  return facts;
}

/** Returns a property's value as `set` reads it. */
export function settable(text) {
  const parts = [...text.matchAll(/(?:top|left|bottom|right) (\S+?)(?:,|$| pt)/g)].map((one) => one[1]);
  const plain = parts.length === 4 ? parts.join(" ") : text.replace(/ pt$/, "");
  return /^[\w.+-]+$/.test(plain) ? plain : JSON.stringify(plain);
}

/** Returns all states of a recorded session. */
export function recordedStates({ first, updates }) {
  let state = reduce(emptyState(), "state", first);
  return [state, ...updates.map((update) => (state = reduce(state, "update", update)))];
}

/** Returns the largest spacer that browsers show, and the points per pixel. */
export function scale(content, height) {
  const spacer = Math.min(content, 8_000_000);
  const room = spacer - height;
  return { spacer, ratio: room > 0 ? (content - height) / room : 1 };
}

// --- nodes ---

/** @type {(name: string, attributes?: Record<string, any>, ...children: any[]) => any} */
function node(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

const glyphs = {
  disclosureIndicator: "›", leftwardDisclosureIndicator: "‹", checkmark: "✓", detailButton: "ⓘ",
  delete: "−", insert: "+", mark: "○", selectedMark: "●", reorder: "≡", folded: "▸",
  activityIndicator: "…",
};

/** Places a node in its row. */
function place(element, [x, y, width, height]) {
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.style.lineHeight = `${height}px`;
  return element;
}

// --- the page ---

function start() {
  let state = emptyState();
  let client = 0;
  let run = "";
  const session = document.getElementById("session");
  /** The steps of a file, or null for a live page. */
  const file = session ? { start: 0, states: [] } : null;
  if (file && session) {
    const data = JSON.parse(session.textContent ?? "");
    [file.start, file.states] = [data.start, recordedStates(data)];
  }
  let token = file ? "" : takeToken();
  /** The step that is looked at, or null for the live one. */
  let looked = null;
  let drawn = emptyState();

  const title = node("h1");
  const back = node("button", { type: "button", onclick: () => gesture({ name: "back" }) }, "‹ Back");
  const edit = node("button", {
    type: "button",
    onclick: () => gesture({ name: state.set.editing ? "editOff" : "editOn" }),
  });
  const wiring = node("select", {
    "aria-label": "wiring",
    onchange: () => command(`wiring ${wiring.value}`),
  });
  const batch = node("span", { class: "badge" }, "batch open");
  const theme = node("select", { "aria-label": "colors", onchange: () => choose("theme", theme.value) },
    ...["system", "light", "dark"].map((name) => node("option", {}, name)));
  const connection = node("span", { class: "connection" });
  const link = node("input", {
    type: "text", "aria-label": "new link", placeholder: "paste the new link", hidden: true,
    onchange: () => { location.href = link.value; },
  });
  const status = node("div", { role: "status", class: "output" });
  const alerts = node("div", { role: "alert", class: "alert" });
  const rows = node("div", { class: "rows" });
  const stage = node("div", { class: "stage" }, rows);
  const spacer = node("div", { class: "spacer" }, stage);
  const scroller = node("div", { class: "scroller", role: "treegrid", tabindex: "-1" }, spacer);
  const index = node("ul", { class: "index", role: "listbox", "aria-label": "index" });
  const refresh = node("button", { type: "button", onclick: () => gesture({ name: "pullDown", by: 90 }) }, "Refresh");
  const more = node("button", { type: "button", onclick: () => gesture({ name: "pullUp" }) }, "Load more");
  const cover = node("div", { class: "cover" });
  const screen = node("div", { class: "screen" }, scroller, index, cover);
  const timeline = node("input", {
    type: "range", min: "0", "aria-label": "step",
    oninput: () => look(Number(timeline.value)),
  });
  const marks = node("datalist", { id: "marks" });
  const stepName = node("output");
  const live = node("button", { type: "button", onclick: () => look(Infinity) }, "Live");
  const replay = node("button", { type: "button", onclick: () => play() }, "Replay from here");
  const names = ["Trace", "Controller", "Row", "Errors", "Requests", "Settings"];
  const tabs = names.map((name, number) => node("button", {
    type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel",
    onclick: () => open(number), onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      open((number + step + names.length) % names.length);
      tabs[tab].focus();
    },
  }, name));
  let tab = 0;
  const panel = node("div", { id: "panel", role: "tabpanel", class: "panel", tabindex: "0" });
  const filter = node("input", { type: "search", "aria-label": "filter the trace", placeholder: "filter", oninput: () => drawTab(true) });
  const last = node("pre", { class: "last" });
  const line = node("input", {
    type: "text", "aria-label": "command", list: "candidates", autocomplete: "off",
    autocapitalize: "off", spellcheck: "false",
  });
  const candidates = node("datalist", { id: "candidates" });
  const form = node("form", { onsubmit: submit }, node("span", { "aria-hidden": "true" }, ">"), line, candidates);
  const hint = node("p", { class: "note" });
  const keys = node("details", {}, node("summary", {}, "Keys"), node("p", {},
    "↑ ↓ focus · Return touch · Space select, page · d D swipe · 1…9 buttons · e edit · - delete control · "
    + "Shift ↑ ↓ move · a details · Shift F10 menu · r refresh · m more · u undo · b back · Esc cancel · "
    + ": command · F6 next part · p projector · ? this list"));
  document.body.replaceChildren(
    node("header", {}, back, title, batch, edit, node("label", {}, "wiring ", wiring),
      node("label", {}, "colors ", theme), connection, link),
    node("main", {},
      node("section", { class: "phone", "aria-label": "table" }, screen, node("div", { class: "pulls" }, refresh, more)),
      node("section", { class: "beside", "aria-label": "beside the table" },
        last, node("div", { role: "tablist", "aria-label": "facts", class: "tabs" }, ...tabs), panel)),
    node("footer", {}, node("div", { class: "time" }, timeline, marks, stepName, live, replay),
      alerts, status, form, hint, keys),
  );
  timeline.setAttribute("list", "marks");
  if (file) document.body.classList.add("file");

  // --- requests ---

  let serial = 0;
  const operation = () => `${client}-${(serial += 1)}-${Math.random().toString(36).slice(2)}`;

  async function post(path, body) {
    if (file) return null;
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Tabletop-Token": token },
        body: JSON.stringify(body),
      });
      if (response.status === 401) return ended();
      if (response.status === 404) return null;
      if (!response.ok && response.status !== 409 && response.status !== 503) {
        return say(`the server refused the request (${response.status})`);
      }
      return await response.json();
    } catch {
      return null;
    }
  }

  async function gesture(value) {
    if (looked !== null) return null;
    return told(await post("/gesture", { op: operation(), seq: state.seq, gesture: value }));
  }

  async function command(text) {
    return told(await post("/command", { op: operation(), line: text }));
  }

  function told(response) {
    if (response?.error === "busy") say("a command runs; try again");
    if (response?.error === "stale") say("that row changed; look again");
    const record = response?.record;
    if (record && record.ok === false && record.error) say(`${record.error.code}: ${record.error.message}`);
    return response;
  }

  function say(text) { alerts.textContent = text; }

  function submit(event) {
    event.preventDefault();
    const text = line.value;
    if (!text.trim()) return;
    line.value = "";
    hint.textContent = "";
    say("");
    typed.push(text);
    recalled = typed.length;
    command(text);
  }

  const typed = [];
  let recalled = 0;
  line.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape") focusTable();
    if (!step || typed[recalled + step] === undefined && step < 0) return;
    event.preventDefault();
    recalled = Math.min(recalled + step, typed.length);
    line.value = typed[recalled] ?? "";
  });

  let asked = 0;
  line.addEventListener("input", async () => {
    const number = (asked += 1);
    const text = line.value;
    const found = await post("/complete", { text, cursor: text.length });
    if (number !== asked || !found?.candidates) return;
    hint.textContent = found.note ?? "";
    const start = [...text].slice(0, [...text].length - found.replaced).join("");
    candidates.replaceChildren(...found.candidates.map(([word, help]) =>
      node("option", { value: start + word, label: help ? `${word}  ${help}` : word })));
  });

  // --- the stream ---

  let attempt = 0;
  let isEnded = false;
  /** @type {AbortController | null} */
  let connected = null;

  function takeToken() {
    const found = /^#t=([0-9a-f]{32})$/.exec(location.hash);
    if (found) {
      sessionStorage.setItem("token", found[1]);
      history.replaceState(null, "", location.pathname);
    }
    return sessionStorage.getItem("token") ?? "";
  }

  function ended() {
    isEnded = true;
    connection.textContent = "this link has ended; open the new one";
    link.hidden = false;
    document.body.classList.add("gray");
    return null;
  }

  async function connect() {
    if (connected || isEnded) return;
    connected = new AbortController();
    const headers = { "X-Tabletop-Token": token };
    // Tabs belong to a connection.
    if (run) state = { ...state, set: Object.fromEntries(Object.entries(state.set).filter(([name]) => !name.startsWith("tab/"))) };
    if (run) headers["Last-Event-ID"] = `${run}.${state.seq}`;
    try {
      const response = await fetch("/events", { headers, signal: connected.signal });
      if (response.status === 401) return ended();
      if (!response.ok || !response.body) throw new Error("no stream");
      attempt = 0;
      connection.textContent = "live";
      document.body.classList.remove("gray");
      await read(response.body);
    } catch {
      // The next attempt follows.
    } finally {
      connected = null;
      if (!isEnded) {
        connection.textContent = "not connected";
        document.body.classList.add("gray");
        if (!document.hidden) setTimeout(connect, [300, 1000, 3000, 10000][Math.min(attempt, 3)]);
        attempt += 1;
      }
    }
  }

  async function read(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      text += value;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const lines = text.slice(0, end).split("\n");
        text = text.slice(end + 2);
        const kind = lines.find((one) => one.startsWith("event: "))?.slice(7);
        const data = lines.find((one) => one.startsWith("data: "))?.slice(6);
        if (kind && data) take(kind, JSON.parse(data));
      }
    }
  }

  // A new link in the same tab changes only the part after #.
  addEventListener("hashchange", () => location.reload());

  let unread = 0;
  /** @type {any} */
  let ackTimer = null;

  function take(kind, data) {
    if (kind === "bye") return;
    if (kind === "state") [client, run] = [data.client, data.run];
    const next = reduce(state, kind, data);
    if (!next) {
      // Something was missed: the next connection starts from a whole state.
      run = "";
      connected?.abort();
      return;
    }
    state = next;
    if (kind === "state") view();
    if (looked === null) draw(state);
    else drawTime();
    unread += 1;
    if (unread >= 8) acknowledge();
    else ackTimer ??= setTimeout(acknowledge, 100);
  }

  function acknowledge() {
    clearTimeout(ackTimer);
    [ackTimer, unread] = [null, 0];
    post("/ack", { client, seq: state.seq });
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return connect();
    setTimeout(() => { if (document.hidden) connected?.abort(); }, 2000);
  });

  /** The server computes only the tab that is shown. */
  function view() {
    if (client) post("/view", { client, tabs: [names[tab].toLowerCase()] });
  }

  // --- steps ---

  const stepRange = () => file ? [file.start, file.start + file.states.length - 1] : state.set.steps ?? [0, 0];

  let wantedStep = 0;

  /** Shows a recorded step; looking changes nothing. */
  async function look(number) {
    const [first, end] = stepRange();
    const step = Math.max(first, Math.min(number, end));
    wantedStep = step;
    if (step === end && !file) {
      looked = null;
      return draw(state);
    }
    let found = file?.states[step - first] ?? null;
    if (!file) {
      const data = await post("/step", { n: step });
      if (wantedStep !== step) return;
      if (!data) return say(`step ${step} is not recorded`);
      found = reduce(emptyState(), "state", data);
    }
    looked = { n: step, state: found };
    draw(looked.state);
  }

  let playing = false;

  /** Shows the steps from the current one to the end, one after the other. */
  async function play() {
    playing = !playing;
    replay.textContent = playing ? "Stop" : "Replay from here";
    while (playing) {
      const step = Number(timeline.value);
      if (step >= stepRange()[1]) break;
      await look(step + 1);
      await new Promise((done) => setTimeout(done, 800));
    }
    playing = false;
    replay.textContent = "Replay from here";
  }

  function drawTime() {
    const [first, end] = stepRange();
    const step = looked?.n ?? end;
    if (timeline.max !== String(end) || timeline.min !== String(first)) {
      [timeline.min, timeline.max] = [String(first), String(end)];
      marks.replaceChildren(...Array.from({ length: end - first + 1 }, (_, n) => node("option", { value: first + n })));
    }
    timeline.value = String(step);
    stepName.textContent = looked === null ? `step ${end} · live` : `step ${step} of ${end}`;
    timeline.setAttribute("aria-valuetext", stepName.textContent);
    live.hidden = !!file || looked === null;
    replay.hidden = step >= end;
    const isInert = !!file || looked !== null;
    screen.inert = isInert;
    for (const control of [back, edit, refresh, more, wiring]) control.disabled = isInert || !!drawn.set.looks;
    document.body.classList.toggle("past", isInert);
  }

  // --- drawing ---

  /** @type {Map<string, any>} */
  const elements = new Map();
  /** @type {Map<string, any>} */
  const contents = new Map();

  function draw(shown) {
    const old = drawn;
    drawn = shown;
    const set = shown.set;
    drawSurroundings(set);
    drawTime();
    const hadFocus = scroller.contains(document.activeElement);
    const inControl = hadFocus && document.activeElement?.closest("[role=row]") !== document.activeElement;
    const focusedKey = document.activeElement?.closest("[data-k]")?.getAttribute("data-k");
    const wanted = orderedBlocks(shown);
    const keep = new Set(wanted.map((block) => block.k));
    for (const [key, element] of elements) {
      if (keep.has(key)) continue;
      element.remove();
      elements.delete(key);
      contents.delete(key);
    }
    let before = rows.firstChild;
    for (const block of wanted) {
      let element = elements.get(block.k);
      if (contents.get(block.k) !== block.content) {
        const made = drawBlock(block, set);
        if (element) {
          if (before === element) before = made;
          element.replaceWith(made);
        }
        element = made;
        elements.set(block.k, made);
        contents.set(block.k, block.content);
      }
      move(element, block.frame, set);
      count(element, block, set);
      if (element === before) before = before.nextSibling;
      else rows.insertBefore(element, before);
    }
    const isKept = inControl && scroller.contains(document.activeElement);
    keepTabStop(wanted, hadFocus && !isKept, focusedKey);
    follow(set);
    drawStep(set.step, old.set.step, shown);
    drawTab(false);
  }

  /** A row knows its place among those of its section. */
  function count(element, block, set) {
    if (!block.at) return;
    element.setAttribute("aria-posinset", String(block.at[1] + 1));
    element.setAttribute("aria-setsize", String(countOf(block.at[0], set)));
    element.title = block.at.join(" ");
  }

  function drawSurroundings(set) {
    document.title = `${set.modified ? "* " : ""}${set.name ?? "Tabletop"}`;
    title.textContent = (set.titles ?? []).at(-1) ?? "no table";
    scroller.setAttribute("aria-label", set.name ?? "table");
    scroller.setAttribute("aria-multiselectable", String(!!set.several));
    back.hidden = (set.titles ?? []).length < 2;
    edit.textContent = set.editing ? "Done" : "Edit";
    edit.setAttribute("aria-pressed", String(!!set.editing));
    if (wiring.options.length !== (set.wirings ?? []).length) {
      wiring.replaceChildren(...(set.wirings ?? []).map((name) => node("option", {}, name)));
    }
    wiring.value = set.wiring ?? "";
    batch.hidden = !set.batch;
    line.disabled = !!file;
    refresh.hidden = !set.pulls;
    more.hidden = !set.loads;
    cover.hidden = !set.cover;
    cover.textContent = set.cover ? `${set.cover} covers the table; Back returns` : "";
    screen.dir = set.direction ?? "ltr";
    screen.dataset.style = set.style ?? "plain";
    screen.style.setProperty("--scale", set.text ?? 1);
    const [width, height] = set.size ?? [390, 528];
    const bar = scroller.offsetWidth - scroller.clientWidth;
    screen.style.width = `${width + bar}px`;
    screen.style.setProperty("--bar", `${bar}px`);
    // A narrow window makes the phone smaller; its size belongs to the table.
    screen.style.zoom = String(Math.min(1, (document.body.clientWidth - 18) / (width + bar)));
    screen.style.height = `${height}px`;
    const titles = set.index ?? [];
    if (index.dataset.titles === JSON.stringify(titles)) return;
    index.dataset.titles = JSON.stringify(titles);
    index.hidden = titles.length === 0;
    index.replaceChildren(...titles.map((text, number) => node("li", {
      role: "option", tabindex: number === 0 ? "0" : "-1",
      onclick: () => gesture({ name: "index", index: number }),
      onkeydown: (event) => {
        if (event.key === "Enter") gesture({ name: "index", index: number });
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) index.children[number + step]?.focus();
        event.stopPropagation();
      },
    }, text === "{search}" ? "⌕" : text)));
  }

  function move(element, [x, y, width, height], set) {
    element.style.transform = `translate(${x}px, ${y - (set.offset ?? 0)}px)`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }

  function drawBlock(block, set) {
    const content = block.content;
    const flags = content.flags.split(" ");
    const isRow = content.kind === "row" || content.kind === "item";
    const element = node("div", {
      class: ["block", content.kind, ...flags].join(" ").trim(),
      role: isRow || content.kind === "header" || content.kind === "footer" ? "row" : "presentation",
      "data-k": block.k,
    });
    if (isRow) {
      element.setAttribute("aria-level", "2");
      element.setAttribute("aria-selected", String(flags.includes("selected")));
      element.setAttribute("aria-label", content.label);
      element.tabIndex = -1;
    } else if (element.getAttribute("role") === "row") {
      element.setAttribute("aria-level", "1");
      element.setAttribute("aria-label", content.label);
    }
    const cell = node("div", { class: "cell", role: isRow ? "gridcell" : content.kind === "header" ? "rowheader" : "gridcell" });
    element.append(cell);
    const shift = shiftOf(content, block.frame);
    const controls = content.controls ?? [];
    for (const item of content.items) {
      const [letter, frame] = item;
      if (controls.some((control) => letter !== "f" && isWithin(frame, control[1]))) continue;
      drawItem(item, block, cell, element, shift);
    }
    for (const control of controls) element.append(drawControl(control, block, shift));
    if (content.problem) cell.append(node("span", { class: "problem", role: "alert" }, content.problem));
    if (content.line) {
      const line = node("span", { class: "line" });
      line.style.left = `${content.line[0]}px`;
      line.style.width = `${content.line[1]}px`;
      element.append(line);
    }
    return element;
  }

  /** The lines of a row are centered in it. */
  function shiftOf(content, frame) {
    const frames = content.items.filter(([letter]) => letter === "t").map((item) => item[1]);
    if (frames.length === 0) return 0;
    const top = Math.min(...frames.map((one) => one[1]));
    const bottom = Math.max(...frames.map((one) => one[1] + one[3]));
    return Math.max(0, (frame[3] - bottom - top) / 2);
  }

  const isWithin = (inner, outer) =>
    inner[0] >= outer[0] - 1 && inner[1] >= outer[1] - 1
    && inner[0] + inner[2] <= outer[0] + outer[2] + 1 && inner[1] + inner[3] <= outer[1] + outer[3] + 1;

  function drawItem([letter, frame, ...rest], block, cell, element, shift) {
    const moved = [frame[0], frame[1] + shift, frame[2], frame[3]];
    const name = block.content.label;
    if (letter === "t") {
      cell.append(place(node("span", { class: `text ${rest[1]} ${rest[2]}`, dir: "auto" }, rest[0]), moved));
    } else if (letter === "b") {
      const button = node("button", {
        type: "button", tabindex: "-1", class: `swipe ${rest[1]}`, "aria-label": `${rest[0]} ${name}`,
        onclick: (event) => {
          event.stopPropagation();
          gesture(state.set.confirms ? { name: "confirm" } : { name: "action", index: rest[2] });
        },
      }, rest[0]);
      element.append(place(node("div", { role: "gridcell", class: "place" }, button), [frame[0], 0, frame[2], block.frame[3]]));
    } else if (letter === "g") {
      drawGlyph(rest[0], moved, block, cell, element);
    } else if (letter === "i") {
      cell.append(place(node("span", { class: "image", title: rest[0], "aria-hidden": "true" }), frame));
    } else if (letter === "r") {
      cell.append(place(node("span", { class: "rule", "aria-hidden": "true" }), moved));
    } else {
      cell.prepend(place(node("span", { class: `fill ${rest[0]}`, "aria-hidden": "true" }), frame));
    }
  }

  function drawGlyph(glyph, frame, block, cell, element) {
    const sign = glyphs[glyph] ?? "";
    const name = block.content.label;
    const row = block.k;
    const actions = {
      delete: ["Delete", () => gesture({ name: "editControl", row })],
      insert: ["Insert at", () => gesture({ name: "editControl", row })],
      detailButton: ["Details of", () => gesture({ name: "accessory", row })],
      reorder: ["Move", () => openRowMenu(element, block)],
    };
    const action = actions[glyph];
    if (!action) {
      cell.append(place(node("span", { class: `glyph ${glyph}`, "aria-hidden": "true" }, sign), frame));
      return;
    }
    const button = node("button", {
      type: "button", tabindex: "-1", class: `glyph ${glyph}`, "aria-label": `${action[0]} ${name}`,
      onclick: (event) => { event.stopPropagation(); action[1](); },
    }, sign);
    if (glyph === "reorder") button.addEventListener("pointerdown", (event) => beginDrag(event, block));
    element.append(place(node("div", { role: "gridcell", class: "place" }, button), frame));
  }

  function drawControl([kind, frame, value], block, shift) {
    const row = block.k;
    const name = block.content.label;
    const text = block.content.items.find(([letter, own]) => letter === "t" && isWithin(own, frame))?.[2] ?? "";
    let control;
    if (kind === "toggle") {
      control = node("button", {
        type: "button", role: "switch", "aria-checked": String(value), "aria-label": name,
        onclick: () => gesture({ name: "toggle", row }),
      }, value ? "on" : "off");
    } else if (kind === "button") {
      control = node("button", {
        type: "button", "aria-label": `${value} ${name}`,
        onclick: () => gesture({ name: "enter", row, input: "button", button: value }),
      }, value);
    } else if (kind === "choice") {
      control = node("select", {
        "aria-label": name, onchange: () => gesture({ name: "enter", row, input: "choice", value: control.value }),
      }, ...value.map((word) => node("option", {}, word)));
      control.value = value.find((word) => text.includes(word)) ?? "";
    } else {
      control = node("input", {
        type: "text", "aria-label": name,
        onchange: () => gesture({ name: "enter", row, input: "text", value: control.value }),
      });
      control.value = text.replace(/^\[\s?|\s?\]$|_+$/g, "").trim();
    }
    control.tabIndex = -1;
    for (const kind of ["click", "pointerdown"]) control.addEventListener(kind, (event) => event.stopPropagation());
    const [x, y, width, height] = frame;
    return place(node("div", { role: "gridcell", class: "place control" }, control), [x, y + shift, width, height]);
  }

  /** One row can be reached with Tab, and keeps the focus. */
  function keepTabStop(blocks, hadFocus, focusedKey) {
    const shown = blocks.filter((block) => block.at);
    const focused = shown.find((block) => block.content.flags.split(" ").includes("focused"))
      ?? shown.find((block) => block.k === focusedKey) ?? shown[0];
    for (const block of shown) {
      const element = elements.get(block.k);
      const isStop = block === focused;
      element.tabIndex = isStop ? 0 : -1;
      for (const control of element.querySelectorAll("button, input, select")) control.tabIndex = isStop ? 0 : -1;
    }
    if (focused && hadFocus) elements.get(focused.k).focus({ preventScroll: true });
    else if (hadFocus) scroller.focus({ preventScroll: true });
  }

  function drawStep(step, old, shown) {
    if (!step) return last.replaceChildren("No command yet");
    last.replaceChildren(node("b", {}, `> ${step.command}`), `\n${step.lines.join("\n")}`);
    last.classList.toggle("refused", step.refused);
    if (step.n === old?.n) return;
    if (looked === null) announce(step.lines[0] ?? "");
    last.classList.add("new");
    clearTimeout(newTimer);
    newTimer = setTimeout(() => last.classList.remove("new"), 3000);
    flash(step, shown);
  }

  let newTimer = null;
  let [statusTimer, statusTime] = [0, 0];

  /** A screen reader hears the newest output, at most twice a second. */
  function announce(text) {
    clearTimeout(statusTimer);
    const wait = Math.max(0, statusTime + 500 - performance.now());
    statusTimer = setTimeout(() => { statusTime = performance.now(); status.textContent = text; }, wait);
  }

  /** Rows that were asked again are outlined, with the enclosing message. */
  function flash(step, shown) {
    for (const [section, row, why] of step.asked ?? []) {
      const element = elementAt([section, row], shown);
      if (!element) continue;
      element.dataset.why = why ?? "reason unknown";
      element.classList.add("flash");
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
      setTimeout(() => { element.classList.remove("flash"); delete element.dataset.why; }, 600);
    }
  }

  function elementAt(at, shown) {
    const block = [...shown.blocks.values()].find((one) => one.at?.join(" ") === at.join(" "));
    return block ? elements.get(block.k) : null;
  }

  // --- tabs ---

  function open(number) {
    tab = number;
    if (looked === null) view();
    drawTab(true);
  }

  let tabValues = [];

  /** Draws the open tab if its facts changed. */
  function drawTab(isForced) {
    const name = names[tab].toLowerCase();
    const facts = factsOf(drawn.set, name);
    const values = [name, ...facts.values()];
    if (!isForced && values.length === tabValues.length && values.every((one, index) => one === tabValues[index])) return;
    tabValues = values;
    tabs.forEach((button, number) => {
      button.setAttribute("aria-selected", String(number === tab));
      button.tabIndex = number === tab ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", `tab-${names[tab]}`);
    const focused = panel.contains(document.activeElement) ? document.activeElement?.getAttribute("aria-label") : null;
    const { scrollTop } = panel;
    panel.dataset.tab = name;
    panel.replaceChildren(...[drawTrace, drawCode, drawRow, drawErrors, drawRequests, drawSettings][tab](facts));
    panel.scrollTop = scrollTop;
    if (focused) [...panel.querySelectorAll("[aria-label]")].find((one) => one.getAttribute("aria-label") === focused)?.focus();
  }

  const text = (lines) => node("pre", {}, (lines ?? []).join("\n"));
  const empty = (words) => [node("p", { class: "note" }, words)];

  function drawTrace(facts) {
    const trace = facts.get("trace");
    if (!trace?.lines.length) return empty("The last command sent no messages.");
    const wanted = filter.value.toLowerCase();
    const lines = trace.lines.filter((one) => one.toLowerCase().includes(wanted));
    return [
      filter,
      node("div", { class: "lanes head", "aria-hidden": "true" }, ...["P", "V", "C", "M"].map((name) => node("span", {}, name))),
      node("ol", { class: "trace", "aria-label": "trace" }, ...lines.map((words) => {
        const { from, to, at } = traceLine(words);
        const sign = from === to ? "↺" : from < to ? "→" : "←";
        const arrow = node("i", { "data-sign": sign });
        arrow.style.gridColumn = `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}`;
        const item = node("li", { class: `to-${"PVCM"[to]}` },
          node("span", { class: "lanes", "aria-hidden": "true" }, arrow), node("span", { class: "said" }, words));
        if (at) {
          item.addEventListener("pointerenter", () => elementAt(at, drawn)?.classList.add("marked"));
          item.addEventListener("pointerleave", () => elementAt(at, drawn)?.classList.remove("marked"));
        }
        return item;
      })),
      node("p", { class: "note" }, trace.more ? `… ${trace.more} more: trace show` : ""),
    ];
  }

  function drawCode(facts) {
    const calls = new Map((facts.get("calls") ?? []).map(([place, ...counts]) => [place, counts]));
    const files = facts.get("code");
    if (!files) return empty("This wiring has no source here.");
    return files.map((one) => {
      const notes = new Map();
      const ran = new Set();
      for (const [start, end, isTraced] of one.methods ?? []) {
        const [count, all] = calls.get(`${one.file}:${start}`) ?? [0, null];
        if (count) for (let line = start; line <= end; line += 1) ran.add(line);
        const total = all == null ? "" : ` · ${all} since stats reset`;
        notes.set(start, isTraced || count ? `${count}×${total}` : "not traced");
      }
      const lines = one.text.split("\n").map((words, index) => node("span", {
        class: ran.has(index + 1) ? "ran" : null,
      }, words, notes.has(index + 1) ? node("em", {}, `  ${notes.get(index + 1)}`) : "", "\n"));
      return node("section", {}, node("h3", {}, one.file), node("pre", { class: "code" }, ...lines));
    });
  }

  function drawRow(facts) {
    const row = facts.get("row");
    if (!row) return empty("Focus a row to see why it looks so.");
    const item = row.item.map((words) => {
      const isBound = row.keys.some((key) => words.trimStart().replace(/^"/, "").startsWith(key));
      return node(isBound ? "mark" : "span", {}, `${words}\n`);
    });
    return [text(row.lines), node("h3", {}, "item"), node("pre", {}, ...item)];
  }

  function drawErrors(facts) {
    const problems = [...facts.values()].reverse();
    const note = drawn.set.batch ? [node("p", { class: "note" }, "A batch is open.")] : [];
    if (!problems.length) return [...note, ...empty("No errors or warnings.")];
    return [...note, ...problems.map((one, index) => node("details", { open: index === 0 },
      node("summary", {}, node("b", {}, one.code), ` ${one.text}`),
      node("p", { class: "note" }, `> ${one.command}`), text(one.explain)))];
  }

  function drawRequests(facts) {
    const requests = facts.get("requests");
    if (!requests) return empty("This table sends no requests.");
    const { bar } = requests;
    if (!bar || bar.startTime == null) return [text(requests.lines)];
    const end = bar.startTime + (bar.cost ?? requests.now - bar.startTime);
    const scaled = (value) => `${100 * value / Math.max(end, 1)}%`;
    const drawn = node("div", { class: `bar ${bar.state}` });
    [drawn.style.marginInlineStart, drawn.style.width] = [scaled(bar.startTime), scaled(Math.max(end - bar.startTime, end / 100))];
    const words = [bar.kind, bar.state, bar.status && `status ${bar.status}`, bar.bytes && `${bar.bytes} bytes`, `${bar.startTime} to ${end} ms`];
    return [
      node("div", { class: "waterfall", role: "img", "aria-label": words.filter(Boolean).join(", ") }, drawn),
      node("p", { class: "note" }, words.filter(Boolean).join(" · ")), text(requests.lines),
    ];
  }

  /** The values that nobody set yet. */
  const defaults = new Map();

  function drawSettings(facts) {
    const isInert = !!file || looked !== null || !!drawn.set.looks;
    return [...facts].map(([key, [value, origin, kind, words]]) => {
      const name = key.replace(/^set /, "");
      if (origin === "default") defaults.set(name, value);
      const put = (next) => command(`set ${name} ${next}`);
      let control = node("span", { class: "value" }, value);
      if (kind === "switch") {
        const isOn = !["off", "none", ""].includes(value);
        control = node("button", {
          type: "button", role: "switch", "aria-checked": String(isOn), onclick: () => put(isOn ? "off" : "on"),
        }, value);
      } else if (kind === "choice") {
        const all = words.includes(value) ? words : [value, ...words];
        control = node("select", { onchange: () => put(control.value) }, ...all.map((word) => node("option", {}, word)));
        control.value = value;
      } else if (kind === "text") {
        const list = node("datalist", { id: `values-${name}` }, ...words.map((word) => node("option", { value: word })));
        control = node("input", { type: "text", list: list.id, onchange: () => put(settable(control.value)) });
        control.value = settable(value).replace(/^"|"$/g, "");
        control.append(list);
      }
      control.setAttribute("aria-label", name);
      if (isInert) control.disabled = true;
      const known = defaults.get(name);
      const reset = origin !== "default" && known !== undefined && !isInert
        ? node("button", { type: "button", "aria-label": `reset ${name}`, onclick: () => put(settable(known)) }, "reset") : "";
      return node("div", { class: "property" }, node("span", { class: "name" }, name), control,
        node("span", { class: "note" }, origin), reset);
    });
  }

  // --- choices ---

  /** The colors and the projector are all that is kept. */
  function choose(name, value) {
    localStorage.setItem(name, value);
    applyChoices();
  }

  function applyChoices() {
    let [colors, isBig] = ["system", false];
    try {
      colors = localStorage.getItem("theme") ?? "system";
      isBig = localStorage.getItem("projector") === "on";
    } catch {
      // A file may have no storage.
    }
    theme.value = colors;
    document.documentElement.style.colorScheme = colors === "system" ? "light dark" : colors;
    document.body.classList.toggle("projector", isBig);
  }

  // --- scrolling ---

  let lastTop = 0;
  let wantedOffset = 0;
  let isSending = false;
  /** @type {any} */
  let restTimer = null;

  const range = () => state.set.range ?? [0, 0];
  const viewHeight = () => state.set.size?.[1] ?? 0;
  const offset = () => state.set.offset ?? 0;

  function measure() {
    const [start, end] = range();
    return scale(end - start + viewHeight(), viewHeight());
  }

  /** The scroller follows the table, except while it scrolls. */
  function follow(set) {
    const { spacer: height, ratio } = measure();
    spacer.style.height = `${height}px`;
    stage.style.height = `${viewHeight()}px`;
    if (restTimer !== null) {
      rows.style.transform = `translateY(${(set.offset ?? 0) - wantedOffset}px)`;
      return;
    }
    rows.style.transform = "";
    wantedOffset = offset();
    lastTop = Math.round((offset() - range()[0]) / ratio);
    if (Math.abs(scroller.scrollTop - lastTop) > 0.5) scroller.scrollTop = lastTop;
    lastTop = scroller.scrollTop;
  }

  scroller.addEventListener("scroll", () => {
    const top = scroller.scrollTop;
    const delta = top - lastTop;
    if (Math.abs(delta) < 0.5) return;
    lastTop = top;
    const [start, end] = range();
    const { ratio, spacer: height } = measure();
    wantedOffset = Math.abs(delta) < viewHeight() ? wantedOffset + delta : start + top * ratio;
    if (top <= 0) wantedOffset = start;
    if (top >= height - viewHeight() - 0.5) wantedOffset = end;
    wantedOffset = Math.min(Math.max(wantedOffset, start), end);
    rows.style.transform = `translateY(${offset() - wantedOffset}px)`;
    clearTimeout(restTimer);
    restTimer = setTimeout(rest, 200);
    pump();
  }, { passive: true });

  async function pump() {
    if (isSending) return;
    isSending = true;
    while (Math.abs(wantedOffset - offset()) >= 0.5) {
      const before = offset();
      const response = await gesture({ name: "scroll", by: wantedOffset - before });
      if (!response || response.error || response.refused) break;
      for (let wait = 0; wait < 20 && offset() === before; wait += 1) await new Promise((done) => setTimeout(done, 5));
      if (offset() === before) break;
      await new Promise((done) => requestAnimationFrame(done));
    }
    isSending = false;
  }

  function rest() {
    if (isSending) {
      restTimer = setTimeout(rest, 50);
      return;
    }
    restTimer = null;
    follow(state.set);
  }

  // --- touches ---

  let menuOf = null;

  rows.addEventListener("contextmenu", (event) => {
    const row = rowOf(event.target);
    if (!row || event.target.closest("input, select")) return;
    event.preventDefault();
    const block = state.blocks.get(row.getAttribute("data-k"));
    if (block) openRowMenu(row, block);
  });

  function closeMenu() {
    menuOf?.remove();
    menuOf = null;
  }

  /** Everything that a drag or a swipe does can be clicked too. */
  function openRowMenu(element, block) {
    closeMenu();
    const row = block.k;
    const choice = (name, action) => node("button", {
      type: "button", role: "menuitem", tabindex: "-1",
      onclick: (event) => { event.stopPropagation(); closeMenu(); element.focus(); action(); },
    }, name);
    menuOf = node("div", {
      class: "sheet", role: "menu", "aria-label": block.content.label,
      onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Escape" || event.key === "Tab") { closeMenu(); element.focus(); }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const all = [...menuOf.children];
        all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
      },
    },
    choice("Tap", () => gesture({ name: "tap", row })),
    choice("Swipe", () => gesture({ name: "swipe", row, edge: "trailing" })),
    choice("Swipe the other edge", () => gesture({ name: "swipe", row, edge: "leading" })),
    choice("Details", () => gesture({ name: "accessory", row })),
    ...(state.set.editing ? [choice("Move up", () => carry(block, true)), choice("Move down", () => carry(block, false))] : []));
    screen.append(menuOf);
    menuOf.firstChild.focus();
  }

  const rowOf = (target) => target instanceof Element ? target.closest("[data-k][aria-posinset]") : null;
  /** @type {any} */
  let touch = null;

  rows.addEventListener("pointerdown", (event) => {
    const row = rowOf(event.target);
    if (!row || event.button !== 0 || event.target.closest("button, input, select")) return;
    touch = { key: row.getAttribute("data-k"), row, x: event.clientX, y: event.clientY, dx: 0 };
  });

  addEventListener("pointermove", (event) => {
    if (!touch) return;
    const dx = event.clientX - touch.x;
    const dy = event.clientY - touch.y;
    if (!touch.isSwipe && Math.abs(dx) > 12 && Math.abs(dx) > 2 * Math.abs(dy)) touch.isSwipe = true;
    if (touch.isSwipe) touch.row.style.translate = `${dx}px 0`;
    touch.dx = dx;
  });

  addEventListener("pointerup", () => {
    if (!touch) return;
    const { key, row, dx, isSwipe } = touch;
    touch = null;
    if (!isSwipe) return;
    row.style.translate = "";
    // A click that ends a swipe is not a tap.
    const stop = (/** @type {Event} */ event) => event.stopPropagation();
    addEventListener("click", stop, { capture: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
    if (Math.abs(dx) < 40) return;
    const isTrailing = (dx < 0) === (screen.dir !== "rtl");
    const full = Math.abs(dx) > 0.6 * row.clientWidth;
    gesture({ name: "swipe", row: key, edge: isTrailing ? "trailing" : "leading", full });
  });

  addEventListener("pointercancel", () => {
    if (touch) touch.row.style.translate = "";
    touch = null;
  });

  rows.addEventListener("click", (event) => {
    const row = rowOf(event.target);
    if (!row || event.target.closest("button, input, select")) return;
    closeMenu();
    row.focus({ preventScroll: true });
    gesture({ name: "tap", row: row.getAttribute("data-k") });
  });

  // A wheel past the top pulls, past the end loads more.
  let pulled = 0;
  scroller.addEventListener("wheel", (event) => {
    const [start, end] = range();
    const isPull = event.deltaY < 0 && offset() <= start && state.set.pulls;
    const isPullUp = event.deltaY > 0 && offset() >= end && state.set.loads;
    pulled = isPull || isPullUp ? pulled + Math.abs(event.deltaY) : 0;
    if (pulled < 240) return;
    pulled = 0;
    gesture(isPull ? { name: "pullDown", by: 90 } : { name: "pullUp" });
  }, { passive: true });

  function beginDrag(event, block) {
    event.stopPropagation();
    const start = event.clientY;
    const element = elements.get(block.k);
    const moveRow = (/** @type {PointerEvent} */ one) => {
      element.style.translate = `0 ${one.clientY - start}px`;
      element.style.pointerEvents = "none";
    };
    const drop = (/** @type {PointerEvent} */ one) => {
      removeEventListener("pointermove", moveRow);
      element.style.translate = "";
      const target = rowOf(document.elementFromPoint(one.clientX, one.clientY));
      element.style.pointerEvents = "";
      if (Math.abs(one.clientY - start) < 8) return;
      if (target) gesture({ name: "drag", row: block.k, to: target.getAttribute("data-k") });
    };
    addEventListener("pointermove", moveRow);
    addEventListener("pointerup", drop, { once: true });
  }

  function carry(block, up) {
    const to = neighbor(block.at, up, state);
    if (to) gesture({ name: "drag", row: block.k, to });
    else say(`this row is the ${up ? "first" : "last"} one of its section`);
  }

  // --- keys ---

  const focusedBlock = () => [...state.blocks.values()].find((block) => block.content.flags.split(" ").includes("focused"));

  scroller.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const block = focusedBlock();
    if (event.target.closest("button") && ["Enter", " "].includes(event.key)) return;
    if (event.shiftKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
      event.preventDefault();
      if (block) carry(block, event.key === "ArrowUp");
      return;
    }
    const isMenu = event.key === "ContextMenu" || event.shiftKey && event.key === "F10";
    const action = isMenu ? block && (() => openRowMenu(elements.get(block.k), block))
      : keyActions(block)[event.key] ?? buttonAction(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });

  function buttonAction(key) {
    if (!/^[1-9]$/.test(key)) return null;
    return () => gesture(state.set.confirms ? { name: "confirm" } : { name: "action", index: Number(key) - 1 });
  }

  function keyActions(block) {
    const row = block?.k;
    const onRow = (make) => row ? () => gesture(make(row)) : () => gesture({ name: "focusDown" });
    const page = () => gesture({ name: "scroll", by: viewHeight() - 44 });
    return {
      ArrowDown: () => gesture({ name: "focusDown" }),
      ArrowUp: () => gesture({ name: "focusUp" }),
      j: () => gesture({ name: "focusDown" }),
      k: () => gesture({ name: "focusUp" }),
      Enter: onRow((row) => ({ name: "tap", row })),
      " ": state.set.editing ? onRow((row) => ({ name: "tap", row })) : page,
      PageDown: page,
      PageUp: () => gesture({ name: "scroll", by: 44 - viewHeight() }),
      Home: () => gesture({ name: "statusBar" }),
      End: () => gesture({ name: "scroll", by: range()[1] - offset() }),
      d: onRow((row) => ({ name: "swipe", row, edge: "trailing" })),
      D: onRow((row) => ({ name: "swipe", row, edge: "leading" })),
      a: onRow((row) => ({ name: "accessory", row })),
      "-": onRow((row) => ({ name: "editControl", row })),
      e: () => gesture({ name: state.set.editing ? "editOff" : "editOn" }),
      r: () => gesture({ name: "pullDown", by: 90 }),
      m: () => gesture({ name: "pullUp" }),
      u: () => command("undo"),
      b: () => gesture({ name: "back" }),
      Escape: () => gesture({ name: "cancel" }),
      ":": () => line.focus(),
      p: () => choose("projector", document.body.classList.contains("projector") ? "off" : "on"),
      "?": () => { keys.open = true; keys.firstChild.focus(); },
    };
  }

  const focusTable = () => (rows.querySelector('[tabindex="0"]') ?? scroller).focus({ preventScroll: true });

  addEventListener("keydown", (event) => {
    if (event.key !== "F6") return;
    event.preventDefault();
    const parts = [[scroller, focusTable], [panel.parentElement, () => tabs[tab].focus()], [timeline.parentElement, () => timeline.focus()], [form, () => line.focus()]];
    const now = parts.findIndex(([part]) => part.contains(document.activeElement));
    const step = event.shiftKey ? -1 : 1;
    parts[(now + step + parts.length) % parts.length][1]();
  });

  applyChoices();
  drawTab(true);
  if (file) look(file.start);
  else if (token) connect();
  else connection.textContent = "open the link that `serve` prints";
}

if (typeof document !== "undefined") start();
