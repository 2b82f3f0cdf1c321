// The live page: one table, shown from states that the server sends, and changed by gestures.
// Nodes are made from text only. Nothing here decides what a gesture does.
// @ts-check

// --- states ----------------------------------------------------------------------------------

/**
 * @typedef {{k: string, frame: number[], level: number, content: any}} Block
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
  for (const [key, frame] of data.frames ?? []) {
    const block = blocks.get(key);
    if (block) blocks.set(key, { ...block, frame });
  }
  return { seq: data.seq, set, blocks };
}

/** @param {Block} a @param {Block} b */
const inOrder = (a, b) =>
  a.level - b.level || a.frame[1] - b.frame[1] || a.frame[0] - b.frame[0] || (a.k < b.k ? -1 : 1);

/** Returns the blocks in the page's order. @param {State} state */
export const orderedBlocks = (state) => [...state.blocks.values()].sort(inOrder);

/** Returns the place of a neighbor of a row, or null. @param {number[]} at @param {State} state */
export function neighbor(at, up, state) {
  const [section, row] = at;
  if (up) return row > 0 ? [section, row - 1] : null;
  const own = [...state.blocks.values()].find(
    (block) => block.content.at && block.content.at[0] === section && block.content.at[1] === row,
  );
  return own && row + 1 < own.content.of ? [section, row + 1] : null;
}

/** Returns the largest spacer that browsers show, and the points per pixel. */
export function scale(content, height) {
  const spacer = Math.min(content, 8_000_000);
  const room = spacer - height;
  return { spacer, ratio: room > 0 ? (content - height) / room : 1 };
}

// --- nodes -----------------------------------------------------------------------------------

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

// --- the page --------------------------------------------------------------------------------

function start() {
  let state = emptyState();
  let client = 0;
  let run = "";
  let token = takeToken();
  /** @type {State[]} one for each step */
  let steps = [];
  /** @type {number | null} the step that is looked at, or null for the live one */
  let looked = null;

  // The parts that stay.
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
  const connection = node("span", { class: "connection" });
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
  const stepName = node("output");
  const trace = node("ol", { class: "trace", "aria-label": "trace" });
  const traceNote = node("p", { class: "note" });
  const last = node("pre", { class: "last" });
  const line = node("input", {
    type: "text", "aria-label": "command", list: "candidates", autocomplete: "off",
    autocapitalize: "off", spellcheck: "false",
  });
  const candidates = node("datalist", { id: "candidates" });
  const form = node("form", { onsubmit: submit }, node("span", { "aria-hidden": "true" }, ">"), line, candidates);
  const keys = node("details", {}, node("summary", {}, "Keys"), node("p", {},
    "↑ ↓ focus · Return touch · Space select or page · d swipe · D swipe the other edge · 1…9 buttons · "
    + "e edit · - delete control · Shift ↑ ↓ move · a details · r refresh · m more · u undo · b back · "
    + "Esc cancel · : command"));
  document.body.replaceChildren(
    node("header", {}, back, title, edit, node("label", {}, "wiring ", wiring), connection),
    node("main", {},
      node("section", { class: "phone", "aria-label": "table" }, screen, node("div", { class: "pulls" }, refresh, more)),
      node("section", { class: "beside", "aria-label": "last command" },
        node("div", { class: "time" }, timeline, stepName), last, traceNote, trace)),
    node("footer", {}, alerts, status, form, keys),
  );

  // --- requests ------------------------------------------------------------------------------

  let serial = 0;
  const operation = () => `${client}-${(serial += 1)}-${Math.random().toString(36).slice(2)}`;

  async function post(path, body) {
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Tabletop-Token": token },
        body: JSON.stringify(body),
      });
      if (response.status === 401) return ended();
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
    say("");
    command(text);
  }

  let asked = 0;
  line.addEventListener("input", async () => {
    const number = (asked += 1);
    const text = line.value;
    const found = await post("/complete", { text, cursor: text.length });
    if (number !== asked || !found?.candidates) return;
    const start = [...text].slice(0, [...text].length - found.replaced).join("");
    candidates.replaceChildren(...found.candidates.map(([word, help]) =>
      node("option", { value: start + word, label: help ? `${word}  ${help}` : word })));
  });

  // --- the stream ----------------------------------------------------------------------------

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
    document.body.classList.add("gray");
    return null;
  }

  async function connect() {
    if (connected || isEnded) return;
    connected = new AbortController();
    const headers = { "X-Tabletop-Token": token };
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

  let open = 0;
  /** @type {any} */
  let ackTimer = null;

  function take(kind, data) {
    if (kind === "bye") return;
    if (kind === "state") {
      client = data.client;
      if (run !== data.run) steps = [];
      run = data.run;
    }
    const next = reduce(state, kind, data);
    if (!next) {
      // Something was missed: the next connection starts from a whole state.
      run = "";
      connected?.abort();
      return;
    }
    const old = state;
    state = next;
    note(old);
    if (looked === null) show(old);
    open += 1;
    if (open >= 8) acknowledge();
    else ackTimer ??= setTimeout(acknowledge, 100);
  }

  function acknowledge() {
    clearTimeout(ackTimer);
    [ackTimer, open] = [null, 0];
    post("/ack", { client, seq: state.seq });
  }

  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return connect();
    setTimeout(() => { if (document.hidden) connected?.abort(); }, 2000);
  });

  // --- steps ---------------------------------------------------------------------------------

  function note(old) {
    if (state.set.step?.n === old.set.step?.n && steps.length > 0) steps[steps.length - 1] = state;
    else steps.push(state);
    if (steps.length > 500) steps.shift();
    timeline.max = String(steps.length - 1);
    if (looked === null) timeline.value = timeline.max;
  }

  function look(number) {
    const isLive = number >= steps.length - 1;
    const old = looked === null ? state : steps[looked];
    looked = isLive ? null : number;
    scroller.inert = !isLive;
    document.body.classList.toggle("past", !isLive);
    draw(isLive ? state : steps[number], old);
  }

  function show(old) { draw(state, old); }

  // --- drawing -------------------------------------------------------------------------------

  /** @type {Map<string, any>} */
  const elements = new Map();
  /** @type {Map<string, any>} */
  const contents = new Map();

  function draw(shown, old) {
    const set = shown.set;
    drawSurroundings(set);
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
      if (element === before) before = before.nextSibling;
      else rows.insertBefore(element, before);
    }
    // A control that was not drawn again keeps the focus.
    const isKept = inControl && scroller.contains(document.activeElement);
    keepTabStop(wanted, hadFocus && !isKept, focusedKey);
    follow(set);
    drawStep(set.step, old.set.step, shown);
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
    refresh.hidden = !set.pulls;
    more.hidden = !set.loads;
    cover.hidden = !set.cover;
    cover.textContent = set.cover ? `${set.cover} covers the table; Back returns` : "";
    screen.dir = set.direction ?? "ltr";
    screen.dataset.style = set.style ?? "plain";
    screen.style.setProperty("--scale", set.text ?? 1);
    const [width, height] = set.size ?? [390, 528];
    screen.style.width = `${width}px`;
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
      element.setAttribute("aria-posinset", String(content.at[1] + 1));
      element.setAttribute("aria-setsize", String(content.of));
      element.setAttribute("aria-selected", String(flags.includes("selected")));
      element.setAttribute("aria-label", content.label);
      element.tabIndex = -1;
      element.title = content.at.join(" ");
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
      reorder: ["Move", () => openMenu(element, block)],
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
    const shown = blocks.filter((block) => block.content.at);
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
    const number = looked === null ? steps.length : looked + 1;
    stepName.textContent = looked === null ? `${steps.length} steps · live` : `step ${number} of ${steps.length}`;
    if (!step) return;
    last.textContent = `> ${step.command}\n${step.lines.join("\n")}`;
    last.classList.toggle("refused", step.refused);
    trace.replaceChildren(...step.calls.map(([from, to, name, selector, result, depth]) => {
      const words = `${from}→${to} ${name}.${selector}${result == null ? "" : ` = ${result}`}`;
      const item = node("li", { class: `lane ${to}` }, words);
      item.style.paddingInlineStart = `${Math.min(depth, 8)}em`;
      return item;
    }));
    traceNote.textContent = `${step.count} calls${step.count > step.calls.length ? `; the first ${step.calls.length}` : ""}`;
    if (step.n === old?.n) return;
    if (looked === null) status.textContent = step.lines[0] ?? "";
    flash(step, shown);
  }

  /** Rows that were asked again are outlined, with the enclosing message. */
  function flash(step, shown) {
    step.calls.forEach(([, , , selector, , depth], number) => {
      const found = /cellForRowAt:?\)? (\d+) (\d+)$/.exec(selector);
      if (!found) return;
      const block = [...shown.blocks.values()].find((one) => one.content.at?.join(" ") === `${found[1]} ${found[2]}`);
      const element = block && elements.get(block.k);
      if (!element) return;
      const outer = step.calls.slice(0, number).findLast((call) => call[5] < depth && !call[3].includes("layout"));
      element.dataset.why = outer ? outer[3] : "reason unknown";
      element.classList.add("flash");
      setTimeout(() => { element.classList.remove("flash"); delete element.dataset.why; }, 600);
    });
  }

  // --- scrolling -----------------------------------------------------------------------------

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
      // The update that moves the rows may come a moment later.
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

  // --- touches -------------------------------------------------------------------------------

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
    const to = neighbor(block.content.at, up, state);
    if (to) gesture({ name: "drag", row: block.k, to });
    else say(up ? "this row is the first one of its section" : "this row is the last one of its section");
  }

  function openMenu(element, block) {
    const old = element.querySelector(".menu");
    if (old) return old.remove();
    const choose = (up) => node("button", {
      type: "button", onclick: (event) => { event.stopPropagation(); menu.remove(); carry(block, up); },
    }, up ? "Move up" : "Move down");
    const menu = node("div", { class: "menu", role: "gridcell" }, choose(true), choose(false));
    element.append(menu);
    menu.firstChild.focus();
  }

  // --- keys ----------------------------------------------------------------------------------

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
    const action = keyActions(block)[event.key] ?? buttonAction(event.key);
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
    };
  }

  if (token) connect();
  else connection.textContent = "open the link that `serve` prints";
}

if (typeof document !== "undefined") start();
