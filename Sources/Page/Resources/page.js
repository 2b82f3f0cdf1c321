// The live page: one table, shown from states that the server sends, and changed by gestures.
// Nodes are made from text only. Nothing here decides what a gesture does.

// --- states ---

/** @returns {State} */
const emptyState = () => ({ seq: 0, set: {}, blocks: new Map() });

/** Returns the state after an event, or null if the update does not follow it.
 * @type {Reduce} */
function reduce(state, kind, data) {
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
  for (const [key, frame, flags, at] of data.frames ?? []) {
    const block = blocks.get(key);
    if (block) blocks.set(key, { ...block, frame, flags, ...at && { at } });
  }
  return { seq: data.seq, set, blocks };
}

/** @param {Block} a @param {Block} b */
const inOrder = (a, b) =>
  Math.min(a.level, 1) - Math.min(b.level, 1) || a.frame[1] - b.frame[1] || b.level - a.level
  || a.frame[0] - b.frame[0] || (a.k < b.k ? -1 : 1);

/** @param {State} state */
const orderedBlocks = (state) => [...state.blocks.values()].sort(inOrder);

/** @param {Block} block */
const isFocused = (block) => block.flags.split(" ").includes("focused");

/** @param {Content} content */
const isEnd = (content) => /header|footer/.test(content.kind);

/** @type {CountOf} */
const countOf = (section, set) => (set.counts ?? []).find(([one]) => one === section)?.[1] ?? 0;

/** The lanes of a trace: person, view, controller, model. */
const layers = "·VCM";

/** Returns the parts of a line that `trace show` prints.
 * @param {string} text */
function traceLine(text) {
  const found = /^(\d+) ([·VCM])→([VCM]) /.exec(text);
  const row = / (\d+) (\d+)(?= |$)/.exec(text);
  return {
    from: layers.indexOf(found?.[2] ?? "V"), to: layers.indexOf(found?.[3] ?? "V"),
    at: row ? [Number(row[1]), Number(row[2])] : null, method: /\S+\(\S*\)/.exec(text)?.[0],
  };
}

/** Whether a line passes words as `trace on` takes them.
 * @type {Passes} */
function passes(text, words) {
  const { from, to } = traceLine(text);
  return words.toLowerCase().split(" ").every((word) => /^[pvcm]{2}$/.test(word)
    ? "pvcm"[from] + "pvcm"[to] === word : text.toLowerCase().includes(word));
}

/** @type {FactsOf} */
function factsOf(set, tab) {
  const facts = new Map();
  for (const [name, value] of Object.entries(set)) {
    if (name.startsWith(`tab/${tab}/`)) facts.set(name.slice(name.lastIndexOf("/") + 1), value);
  }
  return facts;
}

/** Returns a property's value as `set` reads it.
 * @param {string} text */
function settable(text) {
  const parts = [...text.matchAll(/(?:top|left|bottom|right) (\S+?)(?:,|$| pt)/g)].map((one) => one[1]);
  const plain = parts.length === 4 ? parts.join(" ") : text.replace(/ pt$/, "");
  return /^[\w.+-]+$/.test(plain) ? plain : JSON.stringify(plain);
}

/** Puts shared values in their places: `~3` is the fourth, `~3 41` is that text after `41 `.
 * @type {Fill} */
function fill(value, shared) {
  if (value?.[0] === "~") {
    const [id, number] = value.slice(1).split(" ");
    return id[0] === "~" ? value.slice(1) : number ? `${number} ${shared[id]}` : shared[id];
  }
  if (typeof value === "object") for (const key in value) value[key] = fill(value[key], shared);
  return value;
}

/** @param {{shared: any[], steps: any}} session */
function recordedStates({ shared, steps }) {
  const { first, updates } = fill(steps, fill(shared, shared));
  let state = /** @type {any} */ (reduce(emptyState(), "state", first));
  return [state, ...updates.map((/** @type {any} */ one) => (state = reduce(state, "update", one)))];
}

/** Returns a spacer that browsers show, and the points per pixel.
 * @type {Scale} */
function scale(content, height) {
  const spacer = Math.min(content, 8_000_000);
  const room = spacer - height;
  return { spacer, ratio: room > 0 ? (content - height) / room : 1 };
}

// --- nodes ---

/** @type {MakeNode} */
function node(name, attributes = {}, ...children) {
  const made = put(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

/** @type {Put} */
function put(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value !== false && value != null) element.setAttribute(key, value === true ? "" : value);
  }
  return element;
}

const hidden = { "aria-hidden": "true" };
/** @type {Named<number>} */
const vertical = { ArrowDown: 1, ArrowUp: -1 };

/** @type {() => any} */
const active = () => document.activeElement;

/** @type {MakeButton} */
const button = (words, action, attributes) =>
  node("button", { type: "button", onclick: action, ...attributes }, words);

/** @type {Within} */
const within = (element, selector) => [...element.querySelectorAll(selector)];

/** @param {On<Event>} event */
const isOn = (event, selector = "button, input, select") => event.target.closest(selector);

/** @type {MakeBox} */
const box = (name, attributes, ...children) => node("div", { class: name, ...attributes }, ...children);

/** @type {Next} */
const next = (all, one, step) => all[(all.indexOf(one) + step + all.length) % all.length];

/** The keys of a list: Return touches an entry, an arrow goes to the next one.
 * @type {ListKeys} */
const listKeys = (list) => (event) => {
  event.stopPropagation();
  if (event.key === "Enter" && event.target.matches("li")) event.target.click();
  const step = vertical[event.key];
  if (!step) return;
  event.preventDefault();
  next(within(list, "li, button"), event.target, step).focus();
};

const note = (words = "") => node("p", { class: "note" }, words);

/** @param {string[]} [names] */
const options = (names = []) => names.map((name) => node("option", {}, name));

/** @type {Named<string>} */
const glyphs = {
  disclosureIndicator: "›", leftwardDisclosureIndicator: "‹", checkmark: "✓", detailButton: "i",
  delete: "−", insert: "+", mark: "○", selectedMark: "●", reorder: "≡", folded: "▸",
  activityIndicator: "…",
};

/** @type {SetFrame} */
function place(element, frame) {
  const [left, top, width, height] = frame.map((one) => `${one}px`);
  Object.assign(element.style, { left, top, width, height, lineHeight: height });
  return element;
}

/** @type {MakeCell} */
const gridcell = (control, frame, name = "place") =>
  place(box(name, { role: "gridcell" }, control), frame);

/** @param {HTMLElement} element */
const focusOn = (element) => element.focus({ preventScroll: true });

const pause = (time = 0) => new Promise((done) => setTimeout(done, time));

// --- the page ---

const classes = document.body.classList;
let state = emptyState();
let client = 0;
let run = "";
const session = JSON.parse(document.getElementById("session")?.textContent ?? "null");
/** The states of a file, or null for a live page. */
const file = session && { start: session.start, states: recordedStates(session) };
let token = file ? "" : takeToken();
/** @type {any} The step that is looked at, or null for the live one. */
let looked = null;
let drawn = emptyState();

const title = node("h1");
const back = button("‹ Back", () => gesture("back"));
const edit = button("", () => gesture(state.set.editing ? "editOff" : "editOn"));
const wiring = node("select", {
  "aria-label": "wiring",
  onchange: ({ target }) => command(`wiring ${target.value}`),
});
const batch = node("span", { class: "badge" }, "batch open");
const theme = node("select", { "aria-label": "colors", onchange: ({ target }) => choose("theme", target.value) },
  ...options(["system", "light", "dark"]));
const connection = node("span", { class: "connection" });
const crowd = node("span", { class: "note" });
let isPaused = false;
const resume = button("Resume here", () => { isPaused = false; connect(); }, { hidden: true });
const link = node("input", {
  type: "text", "aria-label": "new link", placeholder: "paste the new link", hidden: true,
  onchange: () => { location.href = link.value; },
});
const status = box("output", { role: "status" });
const alerts = box("alert", { role: "alert" });
const rows = box("rows");
const stage = box("stage", {}, rows);
const spacer = box("spacer", {}, stage);
const scroller = box("scroller", { role: "treegrid", tabindex: "-1" }, spacer);
const index = node("ul", { class: "index", role: "listbox", "aria-label": "index", hidden: true });
const refresh = button("Refresh", () => gesture("pullDown", { by: 90 }));
const more = button("Load more", () => gesture("pullUp"));
const bars = box("bars", hidden);
const cover = box("cover");
const screen = box("screen", {}, scroller, index, bars, cover);
const timeline = node("input", {
  type: "range", min: "0", "aria-label": "step", list: "marks",
  oninput: ({ target }) => look(Number(target.value)),
});
const marks = node("datalist", { id: "marks" });
const stepName = node("output");
const live = button("Live", () => look(Infinity));
const replay = button("", () => play());
const scriptLine = node("span");
const script = box("script", { role: "group", "aria-label": "script" }, scriptLine,
  ...Object.entries({ next: "Next line", all: "Run on", stop: "Stop" }).map(([reply, name]) =>
    button(name, () => post("/step", { reply, line: state.set.script?.line }))));
const names = ["Trace", "Controller", "Row", "Errors", "Requests", "Settings"];
const tabs = names.map((name, number) => button(name, () => open(number), {
  role: "tab", id: `tab-${name}`, "aria-controls": "panel", onkeydown: (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    open(names.indexOf(next(names, name, step)));
    tabs[tab].focus();
  },
}));
let tab = 0;
const panel = box("panel", { id: "panel", role: "tabpanel", tabindex: "0" });
const filter = node("input", { type: "search", "aria-label": "filter the trace", placeholder: "filter: vc select", oninput: () => drawTab(true) });
const last = node("pre", { class: "last" });
const line = node("input", {
  type: "text", "aria-label": "command", list: "candidates", autocomplete: "off",
  autocapitalize: "off", spellcheck: "false",
});
const candidates = node("datalist", { id: "candidates" });
const form = node("form", { onsubmit: submit }, node("span", hidden, ">"), line, candidates);
const hint = note();
const work = node("span");
const busy = box("busy", { hidden: true }, work, button("Cancel", () => post("/interrupt", {})));
const keys = node("details", {}, node("summary", {}, "Keys"), node("p", {},
  "↑ ↓ focus · Return touch · Space select, page · d D swipe · 1…9 buttons · e edit · - delete control · "
  + "Shift ↑ ↓ move · a details · Shift F10 menu · r refresh · m more · u undo · b back · Esc cancel · "
  + ": command · F6 next part · p projector · ? this list"));
document.body.replaceChildren(
  node("header", {}, back, title, batch, edit, node("label", {}, "wiring ", wiring),
    node("label", {}, "colors ", theme), connection, crowd, resume, link),
  node("main", {},
    node("section", { class: "phone", "aria-label": "table" }, screen, box("pulls", {}, refresh, more)),
    node("section", { class: "beside", "aria-label": "beside the table" },
      last, box("tabs", { role: "tablist", "aria-label": "facts" }, ...tabs), panel)),
  node("footer", {}, box("time", {}, timeline, marks, stepName, live, replay), script,
    busy, alerts, status, form, hint, keys),
);
if (file) classes.add("file");

// --- requests ---

/** @type {Post} */
async function post(path, body) {
  if (file) return null;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Tabletop-Token": token },
      // By its number the server knows a request that comes again.
      body: JSON.stringify({ op: String(Math.random()), client, ...body }),
    });
    if (response.status === 401) return ended();
    if (!response.ok && ![404, 409, 503].includes(response.status)) {
      return say(`the server refused the request (${response.status})`);
    }
    return await response.json();
  } catch {
    return null;
  }
}

/** @param {string} name */
async function gesture(name, more = {}) {
  if (looked) return null;
  return told(await post("/gesture", { seq: state.seq, gesture: { name, ...more } }));
}

async function command(text = "") {
  return told(await post("/command", { line: text }));
}

/** @param {any} response */
function told(response) {
  if (response?.error === "busy") say(state.set.script ? "a script waits for its next line" : "a command runs; try again");
  if (response?.error === "stale") say("that row changed; look again");
  const error = response?.record?.error;
  if (error) say(`error[${error.code}]: ${error.message}`);
  return response;
}

function say(text = "") {
  if (alerts.textContent !== text) alerts.textContent = text;
}

/** @param {Event} event */
function submit(event) {
  event.preventDefault();
  const text = line.value;
  if (!text.trim()) return;
  line.value = "";
  hint.textContent = "";
  say();
  typed.push(text);
  recalled = typed.length;
  command(text);
}

/** @type {string[]} */
const typed = [];
let recalled = 0;
line.addEventListener("keydown", (event) => {
  const step = vertical[event.key];
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
  const start = [...text].slice(0, -found.replaced || undefined).join("");
  candidates.replaceChildren(...found.candidates.map((/** @type {string[]} */ [word, help]) =>
    node("option", { value: start + word, label: help ? `${word}  ${help}` : word })));
});

// --- the stream ---

// A browser opens six connections to a server: a fifth live page would block the others.
const pages = new BroadcastChannel("pages");
const own = Math.random();
const newer = new Set();
pages.addEventListener("message", ({ data: [id, isLive] }) => {
  if (!isLive) newer.delete(id);
  else if (connected && newer.add(id).size > 3) {
    isPaused = true;
    connected.abort();
  }
});
addEventListener("pagehide", () => pages.postMessage([own, false]));

let attempt = 0;
let isEnded = false;
/** @type {AbortController | null} */
let connected = null;

function takeToken() {
  const found = /^#t=([0-9a-f]{32})$/.exec(location.hash);
  if (found) {
    sessionStorage.token = found[1];
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.token ?? "";
}

function ended() {
  isEnded = true;
  connection.textContent = "this link has ended; open the new one";
  link.hidden = false;
  classes.add("gray");
  return null;
}

async function connect() {
  if (connected || isEnded || isPaused) return;
  connected = new AbortController();
  resume.hidden = true;
  newer.clear();
  pages.postMessage([own, true]);
  /** @type {Named<string>} */
  const headers = { "X-Tabletop-Token": token };
  // Tabs belong to a connection.
  if (run) {
    state = { ...state, set: Object.fromEntries(Object.entries(state.set).filter(([name]) => !name.startsWith("tab/"))) };
    headers["Last-Event-ID"] = `${run}.${state.seq}`;
  }
  try {
    const response = await fetch("/events", { headers, signal: connected.signal });
    if (response.status === 401) return ended();
    if (!response.ok || !response.body) throw new Error("no stream");
    attempt = 0;
    connection.textContent = "live";
    classes.remove("gray");
    await read(response.body);
  } catch {
    // The next attempt follows.
  } finally {
    connected = null;
    pages.postMessage([own, false]);
    if (!isEnded) {
      connection.textContent = isPaused ? "paused: four newer pages are open" : "not connected";
      resume.hidden = !isPaused;
      classes.add("gray");
      if (!document.hidden && !isPaused) setTimeout(connect, [300, 1000, 3000][attempt] ?? 10000);
      attempt += 1;
    }
  }
}

/** @param {ReadableStream} body */
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
let ackTimer = 0;

/** @type {Take} */
function take(kind, data) {
  busy.hidden = kind !== "busy";
  scroller.ariaBusy = String(!busy.hidden);
  if (!busy.hidden) work.textContent = data.title + (data.total ? ` ${Math.floor(100 * data.done / data.total)}%` : "");
  if (kind === "bye" || kind === "busy") return;
  // The first event of each connection has its number.
  client = data.client ?? client;
  if (kind === "state") run = data.run;
  const next = reduce(state, kind, data);
  if (!next) {
    // Something was missed: the next connection starts anew.
    run = "";
    connected?.abort();
    return;
  }
  state = next;
  if (data.client) view();
  if (!looked) draw(state);
  else drawTime();
  unread += 1;
  if (unread >= 8) acknowledge();
  else ackTimer ||= setTimeout(acknowledge, 100);
}

async function acknowledge() {
  clearTimeout(ackTimer);
  ackTimer = unread = 0;
  const answer = await post("/ack", { seq: state.seq });
  if (answer) crowd.textContent = `pages: ${answer.clients}`;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return connect();
  setTimeout(() => { if (document.hidden) connected?.abort(); }, 2000);
});

/** The server computes only the tab that is shown. */
function view() {
  if (client) post("/view", { tabs: [names[tab].toLowerCase()] });
}

// --- steps ---

const stepRange = () => file ? [file.start, file.start + file.states.length - 1] : state.set.steps ?? [0, 0];

let wantedStep = 0;

/** Shows a recorded step; looking changes nothing.
 * @param {number} number */
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

let isPlaying = false;

async function play() {
  isPlaying = !isPlaying;
  while (isPlaying && Number(timeline.value) < stepRange()[1]) {
    await look(Number(timeline.value) + 1);
    await pause(800);
  }
  isPlaying = false;
  drawTime();
}

const isInert = () => !!(looked || drawn.set.looks);

function drawTime() {
  const [first, end] = stepRange();
  const step = looked?.n ?? end;
  if (timeline.max !== String(end) || timeline.min !== String(first)) {
    [timeline.min, timeline.max] = [String(first), String(end)];
    marks.replaceChildren(...Array.from({ length: end - first + 1 }, (_, n) => node("option", { value: first + n })));
  }
  timeline.value = String(step);
  stepName.textContent = !looked ? `step ${end} · live` : `step ${step} of ${end}`;
  timeline.ariaValueText = stepName.textContent;
  live.hidden = !!file || !looked;
  replay.hidden = step >= end;
  replay.textContent = isPlaying ? "Stop" : "Replay from here";
  const waits = drawn.set.script;
  script.hidden = !waits || isInert();
  scriptLine.textContent = waits ? `${waits.file}, line ${waits.line}: ${waits.text}` : "";
  screen.inert = !!looked;
  for (const control of [back, edit, refresh, more, wiring]) control.disabled = isInert();
  classes.toggle("past", !!looked);
}

// --- drawing ---

/** @type {Map<string, any>} The elements of blocks; each knows its content. */
const elements = new Map();

/** @param {State} shown */
function draw(shown) {
  noticeScroll();
  const old = drawn;
  drawn = shown;
  const set = shown.set;
  drawSurroundings(set, old.set);
  drawTime();
  // Letters of another size are fitted again.
  const isFitted = set.text === old.set.text;
  const hadFocus = scroller.contains(active());
  const inControl = hadFocus && active()?.closest("[role=row]") !== active();
  const focusedKey = active()?.closest("[data-k]")?.dataset.k;
  const wanted = orderedBlocks(shown);
  // A focused row that was scrolled away stays, without a height.
  const shrinks = (set.rows ?? 0) < (old.set.rows ?? 0);
  for (const [key, element] of elements) {
    if (shown.blocks.has(key)) continue;
    elements.delete(key);
    if (element !== active() || shrinks) element.remove();
    element.className = "block away";
    element.removeAttribute("title");
  }
  let before = rows.firstChild;
  const fresh = [];
  for (const block of wanted) {
    let element = elements.get(block.k);
    if (!isFitted || element?.content !== block.content) {
      const made = drawBlock(block);
      if (element) {
        if (before === element) before = made;
        element.replaceWith(made);
      }
      element = made;
      fresh.push(made);
      elements.set(block.k, made);
    }
    move(element, block.frame, set);
    mark(element, block, set);
    // An element that moves would lose the focus, so the others move.
    if (element === before || element.contains(active())) before = element.nextSibling;
    else rows.insertBefore(element, before);
  }
  fit(fresh.flatMap((element) => within(element, ".text")));
  const isKept = inControl && scroller.contains(active());
  keepTabStop(wanted, hadFocus && !isKept, focusedKey);
  follow(set);
  drawStep(old, shown);
  drawTab();
}

/** Letters shrink to fit their line, alike in all lines of a text.
 * @param {HTMLElement[]} texts */
function fit(texts) {
  const sizes = texts.map((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize);
    return Math.min(size, text.clientHeight / 1.2, size * text.clientWidth / text.scrollWidth);
  });
  texts.forEach((text) => {
    const alike = sizes.filter((_, other) =>
      texts[other].parentNode === text.parentNode && texts[other].className === text.className);
    text.style.fontSize = `${Math.max(12, Math.min(...alike))}px`;
  });
}

/** @type {Mark} */
function mark(element, { k, at, content, flags }, set) {
  const names = `block ${content.kind} ${flags}`.trim();
  if (element.dataset.is !== names) element.className = element.dataset.is = names;
  if (!at && !isEnd(content)) return;
  put(element, {
    "aria-posinset": Number(at?.[1] ?? k.split(".")[1]) + 1,
    "aria-setsize": at ? countOf(at[0], set) : set.sections,
    title: at?.join(" "),
  });
  element.ariaSelected = at && set.selects ? String(names.includes(" selected")) : null;
}

/** @type {Draw<Facts>} */
function drawSurroundings(set, old) {
  document.title = `${set.modified ? "* " : ""}${set.name ?? "Tabletop"}`;
  const titles = set.titles ?? [];
  title.textContent = titles.at(-1) ?? "no table";
  put(scroller, { "aria-label": set.name ?? "table", "aria-multiselectable": String(!!set.several) });
  back.hidden = titles.length < 2;
  edit.textContent = set.editing ? "Done" : "Edit";
  edit.ariaPressed = String(!!set.editing);
  if (wiring.options.length !== set.wirings?.length) wiring.replaceChildren(...options(set.wirings));
  wiring.value = set.wiring ?? "";
  batch.hidden = !set.batch;
  line.disabled = !!file;
  refresh.hidden = !set.pulls;
  more.hidden = !set.loads;
  bars.replaceChildren(...(set.bars ?? []).map(([words, ...frame]) => place(box("text center", {}, words), frame)));
  cover.hidden = !set.cover;
  cover.textContent = set.cover ? `${set.cover} covers the table; Back returns` : "";
  screen.dir = set.direction ?? "ltr";
  screen.dataset.style = set.style ?? "plain";
  screen.style.setProperty("--scale", `${set.text ?? 1}`);
  const [width, height] = set.size ?? [390, 528];
  screen.style.height = stage.style.height = `${height}px`;
  spacer.style.height = `${measure().spacer}px`;
  const bar = scroller.offsetWidth - scroller.clientWidth;
  screen.style.setProperty("--bar", `${bar}px`);
  // A narrow window makes the phone smaller; its size belongs to the table.
  const zoom = Math.min(1, (document.body.clientWidth - 18) / (width + bar));
  Object.assign(screen.style, { width: `${width + bar}px`, zoom: String(zoom) });
  screen.style.setProperty("--zoom", String(zoom));
  if (old.index === set.index) return;
  index.hidden = !set.index?.length;
  index.replaceChildren(...(set.index ?? []).map((text, number) => node("li", {
    role: "option", tabindex: number === 0 ? "0" : "-1",
    onclick: () => gesture("index", { index: number }),
    onkeydown: listKeys(index),
  }, text === "{search}" ? "⌕" : text)));
}

/** @type {Move} */
function move(element, [x, y, width, height], set) {
  const transform = `translate(${x}px, ${y - (set.offset ?? 0)}px)`;
  Object.assign(element.style, { transform, width: `${width}px`, height: `${height}px` });
}

let problems = 0;

/** @param {Block} block */
function drawBlock(block) {
  const { content } = block;
  const isRow = content.kind === "row" || content.kind === "item";
  const isTitled = isRow || isEnd(content);
  const element = Object.assign(node("div", {
    role: isTitled ? "row" : "presentation",
    "data-k": block.k,
    "aria-level": isRow ? 2 + content.outline : isTitled && 1,
    "aria-expanded": content.expanded,
    "aria-label": isTitled && content.label,
  }), { content });
  const cell = box("cell", { role: content.kind === "header" ? "rowheader" : "gridcell" });
  element.append(cell);
  for (const item of content.items) drawItem(item, block, cell, element);
  for (const control of content.controls ?? []) element.append(drawControl(control, block));
  if (content.problem) {
    const id = `problem-${problems += 1}`;
    cell.append(node("span", { id, class: "problem", role: "alert" }, content.problem));
    for (const one of within(element, ".control *")) one.setAttribute("aria-describedby", id);
  }
  if (content.line) {
    const line = node("span", { class: "line" });
    [line.style.left, line.style.width] = content.line.map((one) => `${one}px`);
    element.append(line);
  }
  return element;
}

/** @type {DrawItem} */
function drawItem([letter, frame, ...rest], block, cell, element) {
  const name = block.content.label;
  if (letter === "t") {
    cell.append(place(node("span", { class: `text ${rest[1]} ${rest[2]}`, dir: "auto" }, rest[0]), frame));
  } else if (letter === "b") {
    const action = button(rest[0], () => openAction(rest[2]), {
      class: `swipe ${rest[1]}`, "aria-label": `${rest[0]} ${name}`,
    });
    element.append(gridcell(action, [frame[0], 0, frame[2], block.frame[3]]));
  } else if (letter === "g") {
    drawGlyph(rest[0], frame, block, cell, element);
  } else {
    // An image is a box with the first letter of its name.
    const [image = ""] = rest;
    const sign = node("span", { class: letter === "i" ? "image" : "rule", ...hidden, title: image }, [...image][0] ?? "");
    cell.append(place(sign, frame));
  }
}

/** @type {DrawGlyph} */
function drawGlyph(glyph, frame, block, cell, element) {
  const sign = glyphs[glyph] ?? "";
  const name = block.content.label;
  const row = block.k;
  const touchSign = () => gesture("editControl", { row });
  /** @type {Named<[string, () => unknown]>} */
  const actions = {
    delete: ["Delete", touchSign],
    insert: ["Insert at", touchSign],
    detailButton: ["Details of", () => gesture("accessory", { row })],
    reorder: ["Move", () => openRowMenu(element, block)],
  };
  const action = actions[glyph];
  if (!action) {
    cell.append(place(node("span", { class: `glyph ${glyph}`, ...hidden }, sign), frame));
    return;
  }
  const control = button(sign, action[1], {
    class: `glyph ${glyph}`, "aria-label": `${action[0]} ${name}`,
  });
  if (glyph === "reorder") control.addEventListener("pointerdown", (event) => beginDrag(event, block));
  element.append(gridcell(control, [frame[0], 0, frame[2], block.frame[3]]));
}

/** @type {DrawControl} */
function drawControl([kind, frame, value, more], block) {
  const row = block.k;
  const name = block.content.name ?? block.content.label;
  const enter = (/** @type {object} */ entry) => gesture("enter", { row, input: kind === "choice" ? kind : "text", ...entry });
  let control;
  if (kind === "toggle") {
    control = button(value ? "on" : "off", () => gesture("toggle", { row }), {
      role: "switch", "aria-checked": String(value), "aria-label": name,
    });
  } else if (kind === "button") {
    control = button(more, () => enter({ input: kind, button: value }), { "aria-label": more === name ? name : `${more} ${name}` });
  } else if (kind === "choice") {
    control = node("select", { "aria-label": name, onchange: ({ target }) => enter({ value: target.value }) },
      ...options(value));
    control.value = more;
  } else {
    control = node("input", {
      type: "text", dir: "auto", "aria-label": name, placeholder: more, onchange: ({ target }) => enter({ value: target.value }),
    });
    control.value = value;
  }
  return gridcell(control, frame, "place control");
}

/** One row can be reached with Tab, and keeps the focus.
 * @type {KeepTabStop} */
function keepTabStop(blocks, hadFocus, focusedKey) {
  const shown = blocks.filter((block) => block.at);
  const wanted = shown.find(isFocused) ?? shown.find((block) => block.k === focusedKey);
  const focused = wanted ?? shown[0];
  for (const block of shown) {
    const element = elements.get(block.k);
    const isStop = block === focused;
    element.tabIndex = isStop ? 0 : -1;
    for (const control of element.querySelectorAll("button, input, select")) control.tabIndex = isStop ? 0 : -1;
  }
  if (hadFocus && (wanted || !active().matches(".away"))) focusOn(focused ? elements.get(focused.k) : scroller);
  for (const one of within(rows, ".away")) if (one !== active()) one.remove();
}

/** @type {Draw<State>} */
function drawStep(old, shown) {
  const { step } = shown.set;
  if (!step) return last.replaceChildren("No command yet");
  last.replaceChildren(node("b", {}, `> ${step.command}`), `\n${step.lines.join("\n")}`);
  last.classList.toggle("refused", step.refused);
  if (step.n === old.set.step?.n) return;
  if (!looked) {
    announce(step.refused ? "" : step.lines[0] ?? "");
    say(step.refused ? step.lines[0] : "");
  }
  last.classList.add("new");
  clearTimeout(newTimer);
  newTimer = setTimeout(() => last.classList.remove("new"), 3000);
  flash(step, shown);
}

let [newTimer, statusTimer, statusTime] = [0, 0, 0];

/** A screen reader hears the newest output, at most twice a second. */
function announce(text = "") {
  clearTimeout(statusTimer);
  const wait = Math.max(0, statusTime + 500 - performance.now());
  statusTimer = setTimeout(() => { statusTime = performance.now(); status.textContent = text; }, wait);
}

/** @param {HTMLElement} element */
function calm(element) {
  element.classList.remove("flash");
  delete element.dataset.why;
}

/** Rows that were asked again are outlined, with the enclosing message.
 * @type {Flash} */
function flash(step, shown) {
  within(rows, ".flash").forEach(calm);
  for (const [section, row, why] of step.asked ?? []) {
    const element = elementAt([section, row], shown);
    if (!element) continue;
    element.dataset.why = why ?? "reason unknown";
    element.classList.add("flash");
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) continue;
    setTimeout(calm, 600, element);
  }
}

/** @type {ElementAt} */
function elementAt(at, shown) {
  const block = [...shown.blocks.values()].find((one) => String(one.at) === String(at));
  return elements.get(block?.k ?? "");
}

// --- tabs ---

/** A line's method. */
let chosen = "";

/** @param {number} number */
function open(number, method = "") {
  tab = number;
  chosen = method;
  if (!looked) view();
  drawTab(true);
}

/** @type {any[]} */
let tabValues = [];

function drawTab(isForced = false) {
  const name = names[tab].toLowerCase();
  const facts = factsOf(drawn.set, name);
  const values = [name, ...facts.values()];
  if (!isForced && values.length === tabValues.length && values.every((one, index) => one === tabValues[index])) return;
  tabValues = values;
  tabs.forEach((one, number) =>
    put(one, { "aria-selected": String(number === tab), tabindex: number === tab ? 0 : -1 }));
  panel.setAttribute("aria-labelledby", `tab-${names[tab]}`);
  const focused = panel.contains(active()) ? active()?.getAttribute("aria-label") : null;
  const { scrollTop } = panel;
  panel.dataset.tab = name;
  panel.replaceChildren(...[drawTrace, drawCode, drawRow, drawErrors, drawRequests, drawSettings][tab](facts));
  panel.scrollTop = scrollTop;
  const ran = panel.querySelector(".chosen") ?? panel.querySelector(".ran");
  if (ran) panel.scrollTop += ran.getBoundingClientRect().top - panel.getBoundingClientRect().top - 40;
  if (focused) within(panel, "[aria-label]").find((one) => one.getAttribute("aria-label") === focused)?.focus();
}

/** @param {string[]} lines */
const text = (lines) => node("pre", {}, lines.join("\n"));

/** @type {DrawTab} */
function drawTrace(facts) {
  const trace = facts.get("trace");
  if (!trace?.lines.length) return [note("The last command sent no messages.")];
  const lines = trace.lines.filter((one) => passes(one, filter.value));
  return [
    filter,
    box("lanes head", hidden, ...[..."PVCM"].map((name) => node("span", {}, name))),
    node("ol", { class: "trace", "aria-label": "trace" }, ...lines.map((words, number) => {
      const { from, to, at, method } = traceLine(words);
      const sign = from === to ? "↺" : from < to ? "→" : "←";
      const arrow = node("i", { "data-sign": sign });
      arrow.style.gridColumn = `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}`;
      const item = node("li", { class: `to-${"PVCM"[to]}` },
        node("span", { class: "lanes", ...hidden }, arrow), node("span", { class: "said" }, words));
      /** @type {Listener} */
      const mark = ({ type }) => at && elementAt(at, drawn)?.classList.toggle("marked", /enter|focus/.test(type));
      return put(item, {
        tabindex: number ? -1 : 0, onfocus: mark, onblur: mark, onpointerenter: mark, onpointerleave: mark,
        onclick: () => open(1, method),
        onkeydown: listKeys(panel),
      });
    })),
    note(trace.more ? `… ${trace.more} more: trace show` : ""),
  ];
}

/** @type {DrawTab} */
function drawCode(facts) {
  const calls = facts.get("calls") ?? {};
  // The wiring's files, then called methods of others.
  /** @type {Source[]} */
  const files = [...facts].sort().flatMap(([name, value]) => name === "calls" ? [] : value);
  if (!files.length) return [note("This wiring has no source here.")];
  return files.map((one) => {
    const lines = one.text.split("\n").map((words, index) => {
      const line = index + (one.first ?? 1);
      const [start, , isTraced, method] = one.methods?.find(([first, end]) => first <= line && line <= end) ?? [];
      const [, count, all] = calls[one.file]?.find(([place]) => place === start) ?? [0, 0];
      const total = all == null ? "" : ` · ${all} since stats reset`;
      const sign = isTraced || count ? `${count}×${total}` : "not traced";
      return node("span", { class: chosen && method === chosen ? "ran chosen" : count && "ran" },
        words, line === start ? node("em", {}, `  ${sign}`) : "", "\n");
    });
    return node("section", {}, node("h3", {}, one.file), node("pre", { class: "code" }, ...lines));
  });
}

/** @type {DrawTab} */
function drawRow(facts) {
  const row = facts.get("row");
  if (!row) return [note("Focus a row to see why it looks so.")];
  const item = row.item.map((words) => {
    const isBound = row.keys.some((key) => words.trimStart().replace(/^"/, "").startsWith(key));
    return node(isBound ? "mark" : "span", {}, `${words}\n`);
  });
  return [text(row.lines), node("h3", {}, "item"), node("pre", {}, ...item)];
}

/** @type {DrawTab} */
function drawErrors(facts) {
  const problems = [...facts.values()].reverse();
  const state = drawn.set.batch ? [note("A batch is open.")] : [];
  if (!problems.length) return [...state, note("No errors or warnings.")];
  return [...state, ...problems.map((one, index) => node("details", { open: index === 0 },
    node("summary", {}, node("b", {}, one.code), ` ${one.text}`),
    note(`> ${one.command}`), text(one.explain)))];
}

/** @type {DrawTab} */
function drawRequests(facts) {
  const requests = facts.get("requests");
  if (!requests) return [note("This table sends no requests.")];
  const { bar } = requests;
  if (!bar || bar.startTime == null) return [text(requests.lines)];
  const end = bar.startTime + (bar.cost ?? requests.now - bar.startTime);
  const first = bar.firstByte ?? end;
  const part = (kind = "", time = 0) => {
    const drawn = box(`bar ${kind}`);
    drawn.style.flexGrow = String(time);
    return drawn;
  };
  const words = [bar.kind, bar.state, bar.status && `status ${bar.status}`, bar.bytes && `${bar.bytes} bytes`,
    `sent at ${bar.startTime} ms`, bar.firstByte != null && `first byte at ${first} ms`,
    `${bar.cost == null ? "now" : "decoded at"} ${end} ms`].filter(Boolean);
  const action = bar.state === "loading" ? "cancel" : bar.state === "failed" ? "retry" : "";
  return [
    box("waterfall", hidden,
      part("before", bar.startTime), part("waiting", first - bar.startTime), part(bar.state, end - first)),
    note(words.join(" · ")),
    action && !isInert() ? button(action, () => command(action)) : "", text(requests.lines),
  ];
}

const defaults = new Map();

/** @type {DrawTab} */
function drawSettings(facts) {
  return [...facts].map(([key, [value, origin, kind, words]]) => {
    const name = key.replace(/^set /, "");
    if (origin === "default") defaults.set(name, value);
    const change = (/** @type {string} */ next) => command(`set ${name} ${next}`);
    /** @type {any} */
    let control = node("span", { class: "value" }, value);
    if (kind === "switch") {
      const isOn = !["off", "none", ""].includes(value);
      control = button(value, () => change(isOn ? "off" : "on"), { role: "switch", "aria-checked": String(isOn) });
    } else if (kind === "choice") {
      const all = words.includes(value) ? words : [value, ...words];
      control = node("select", { onchange: () => change(control.value) }, ...options(all));
      control.value = value;
    } else if (kind === "text") {
      const list = node("datalist", { id: `values-${name}` }, ...options(words));
      control = node("input", { type: "text", list: list.id, onchange: () => change(settable(control.value)) });
      control.value = settable(value).replace(/^"|"$/g, "");
      control.append(list);
    }
    put(control, { "aria-label": name, disabled: isInert() });
    const known = defaults.get(name);
    const reset = origin !== "default" && known !== undefined && !isInert()
      ? button("reset", () => change(settable(known)), { "aria-label": `reset ${name}` }) : "";
    return box("property", {}, node("span", { class: "name" }, name), control,
      node("span", { class: "note" }, origin), reset);
  });
}

// --- choices ---

/** The colors and the projector are all that is kept.
 * @type {Choose} */
function choose(name, value) {
  localStorage[name] = value;
  applyChoices();
}

function applyChoices() {
  /** @type {Named<string>} */
  let stored = {};
  try { stored = localStorage; } catch { /* A file may have no storage. */ }
  const { theme: colors = "system", projector } = stored;
  theme.value = colors;
  document.documentElement.style.colorScheme = colors === "system" ? "light dark" : colors;
  classes.toggle("projector", projector === "on");
}

// --- scrolling ---

let lastTop = 0;
let wantedOffset = 0;
let isSending = false;
let restTimer = 0;

const range = () => drawn.set.range ?? [0, 0];
const viewHeight = () => drawn.set.size?.[1] ?? 0;
const offset = () => drawn.set.offset ?? 0;

function measure() {
  const [start, end] = range();
  return scale(end - start + viewHeight(), viewHeight());
}

/** The scroller follows the table, except while it scrolls.
 * @param {Facts} set */
function follow(set) {
  if (restTimer) {
    rows.style.transform = `translateY(${(set.offset ?? 0) - wantedOffset}px)`;
    return;
  }
  rows.style.transform = "";
  wantedOffset = offset();
  lastTop = Math.round((offset() - range()[0]) / measure().ratio);
  if (Math.abs(scroller.scrollTop - lastTop) > 0.5) scroller.scrollTop = lastTop;
  lastTop = scroller.scrollTop;
}

/** Notices a scroll of the person, whose event may be still to come. */
function noticeScroll() {
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
}

scroller.addEventListener("scroll", noticeScroll);

async function pump() {
  if (isSending) return;
  isSending = true;
  // The history has whole points, except at the ends.
  const target = () => range().includes(wantedOffset) ? wantedOffset : Math.round(wantedOffset);
  while (Math.abs(target() - offset()) >= 0.5) {
    const before = offset();
    const response = await gesture("scroll", { by: target() - before });
    if (!response || response.error || response.refused) break;
    for (let wait = 0; wait < 20 && offset() === before; wait += 1) await pause(5);
    if (offset() === before) break;
    await pause(16);
  }
  isSending = false;
}

function rest() {
  restTimer = 0;
  noticeScroll();
  if (isSending) restTimer ||= setTimeout(rest, 50);
  else follow(drawn.set);
}

// --- touches ---

let menu = box("sheet");

rows.addEventListener("contextmenu", (event) => {
  const row = rowOf(event.target);
  if (!row || isOn(event, "input, select")) return;
  event.preventDefault();
  const block = state.blocks.get(row.dataset.k);
  if (block) openRowMenu(row, block);
});

const closeMenu = () => menu.remove();

/** Everything that a drag or a swipe does can be clicked too.
 * @type {OnBlock<HTMLElement>} */
function openRowMenu(element, block) {
  closeMenu();
  const row = block.k;
  /** @type {MakeButton} */
  const choice = (name, action) => button(name, () => {
    closeMenu();
    element.focus();
    action();
  }, { role: "menuitem", tabindex: "-1" });
  menu = box("sheet", {
    role: "menu", "aria-label": block.content.label,
    onkeydown: (event) => {
      listKeys(menu)(event);
      if (event.key === "Escape" || event.key === "Tab") { closeMenu(); element.focus(); }
    },
  },
  choice("Tap", () => gesture("tap", { row })),
  choice("Swipe", () => gesture("swipe", { row, edge: "trailing" })),
  choice("Swipe the other edge", () => gesture("swipe", { row, edge: "leading" })),
  choice("Details", () => gesture("accessory", { row })),
  ...(state.set.editing ? [
    choice("Move up", () => carry(block, true)),
    choice("Move down", () => carry(block, false)),
    choice("Move to…", () => {
      line.value = `move ${block.at?.join(" ")} to `;
      line.focus();
    }),
  ] : []));
  screen.append(menu);
  within(menu, "button")[0].focus();
}

/** @param {any} target */
const rowOf = (target) => target?.closest("[data-k][title]");
/** @type {any} */
let touch = null;

rows.addEventListener("pointerdown", (event) => {
  const row = rowOf(event.target);
  if (!row || event.button !== 0 || isOn(event)) return;
  touch = { key: row.dataset.k, row, x: event.clientX, y: event.clientY, dx: 0 };
});

addEventListener("pointermove", (event) => {
  if (!touch) return;
  const dx = event.clientX - touch.x;
  const dy = event.clientY - touch.y;
  touch.isSwipe ||= Math.abs(dx) > 12 && Math.abs(dx) > 2 * Math.abs(dy);
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
  addEventListener("click", stop, true);
  setTimeout(() => removeEventListener("click", stop, true), 50);
  if (Math.abs(dx) < 40) return;
  const isTrailing = (dx < 0) === (screen.dir !== "rtl");
  const full = Math.abs(dx) > 0.6 * row.clientWidth;
  gesture("swipe", { row: key, edge: isTrailing ? "trailing" : "leading", full });
});

addEventListener("pointercancel", () => {
  touch?.row.style.removeProperty("translate");
  touch = null;
});

rows.addEventListener("click", (event) => {
  const row = rowOf(event.target);
  if (!row || isOn(event)) return;
  closeMenu();
  focusOn(row);
  gesture("tap", { row: row.dataset.k });
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
  (isPull ? refresh : more).click();
}, { passive: true });

/** @type {OnBlock<PointerEvent>} */
function beginDrag(event, block) {
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
    if (target) gesture("drag", { row: block.k, to: target.dataset.k });
  };
  addEventListener("pointermove", moveRow);
  addEventListener("pointerup", drop, { once: true });
}

/** @type {Carry} */
function carry({ k, at: [section, row] }, up) {
  const next = up ? row - 1 : row + 1;
  if (next >= 0 && next < countOf(section, state.set)) gesture("drag", { row: k, to: [section, next] });
  else say(`this row is the ${up ? "first" : "last"} one of its section`);
}

// --- keys ---

const openAction = (index = 0) => state.set.confirms ? gesture("confirm") : gesture("action", { index });

const focusedBlock = () => [...state.blocks.values()].find(isFocused);

scroller.addEventListener("keydown", (event) => {
  if (isOn(event, "input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const block = focusedBlock();
  if (isOn(event, "button") && ["Enter", " "].includes(event.key)) return;
  if (event.shiftKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
    event.preventDefault();
    if (block) carry(block, event.key === "ArrowUp");
    return;
  }
  const isMenu = event.key === "ContextMenu" || event.shiftKey && event.key === "F10";
  const action = isMenu ? block && (() => openRowMenu(elements.get(block.k), block))
    : keyActions(block)[event.key] ?? (/^[1-9]$/.test(event.key) && (() => openAction(Number(event.key) - 1)));
  if (!action) return;
  event.preventDefault();
  action();
});

/** @type {(block?: Block) => Named<() => unknown>} */
function keyActions(block) {
  const row = block?.k;
  const [down, up] = [() => gesture("focusDown"), () => gesture("focusUp")];
  /** @param {string} name @param {object} [more] */
  const onRow = (name, more) => () => row ? gesture(name, { row, ...more }) : down();
  const scrollBy = (/** @type {number} */ by) => () => gesture("scroll", { by });
  const page = scrollBy(viewHeight() - 44);
  return {
    ArrowDown: down,
    ArrowUp: up,
    j: down,
    k: up,
    Enter: onRow("tap"),
    " ": state.set.editing ? onRow("tap") : page,
    PageDown: page,
    PageUp: scrollBy(44 - viewHeight()),
    Home: () => gesture("statusBar"),
    End: scrollBy(range()[1] - offset()),
    d: onRow("swipe", { edge: "trailing" }),
    D: onRow("swipe", { edge: "leading" }),
    a: onRow("accessory"),
    "-": onRow("editControl"),
    e: () => edit.click(),
    r: () => refresh.click(),
    m: () => more.click(),
    u: () => command("undo"),
    b: () => back.click(),
    Escape: () => gesture("cancel"),
    ":": () => line.focus(),
    p: () => choose("projector", classes.contains("projector") ? "off" : "on"),
    "?": () => { keys.open = true; within(keys, "summary")[0].focus(); },
  };
}

const focusTable = () => focusOn(rows.querySelector('[tabindex="0"]') ?? scroller);

// The phone fits the window.
addEventListener("resize", () => draw(drawn));

addEventListener("keydown", (event) => {
  if (event.key !== "F6") return;
  event.preventDefault();
  /** @type {[any, () => void][]} */
  const parts = [[scroller, focusTable], [panel.parentElement, () => tabs[tab].focus()], [timeline.parentElement, () => timeline.focus()], [form, () => line.focus()]];
  next(parts, parts.find(([part]) => part.contains(active())), event.shiftKey ? -1 : 1)[1]();
});

applyChoices();
drawTab(true);
if (file) look(file.start);
else if (token) connect();
else connection.textContent = "open the link that `serve` prints";
