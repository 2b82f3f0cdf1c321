// What page.js receives and builds, for the check of its types. Nothing here is in the page.

/** x, y, width and height in points. */
type Frame = [number, number, number, number];

/** A section and a row. */
type Place = [number, number];

/** What a block shows: the same content is the same element. */
interface Content {
  kind: string;
  label: string;
  /** The label of a row with controls, without their values. */
  name?: string;
  /** The level in an outline; rows have one. */
  outline: number;
  expanded?: "true" | "false";
  /** Each with its letter, its frame and what the letter needs. */
  items: Item[];
  /** Each with its kind, its frame, its value and what the kind needs. */
  controls?: Control[];
  problem?: string;
  /** The left end and the length of the line below a row. */
  line?: [number, number];
}

type Item = [string, Frame, ...any[]];

type Control = [string, Frame, any, any?];

/** A row, a header or another part of the table. */
interface Block {
  k: string;
  frame: Frame;
  level: number;
  at?: Place;
  flags: string;
  content: Content;
}

/** A command with its output, and the rows that were asked again with the reason. */
interface Step {
  n: number;
  command: string;
  refused: boolean;
  lines: string[];
  asked?: [number, number, string | null][];
}

/** The facts around the rows; those of a tab are named `tab/NAME/FACT`. */
interface Facts {
  [tab: `tab/${string}`]: any;
  name?: string;
  titles?: string[];
  cover?: string | null;
  wiring?: string;
  wirings?: string[];
  modified?: boolean;
  batch?: boolean;
  looks?: boolean;
  current?: Place | null;
  step?: Step | null;
  steps?: [number, number];
  script?: { file: string; line: number; text: string } | null;
  style?: string;
  size?: [number, number];
  offset?: number;
  range?: [number, number];
  rows?: number;
  sections?: number;
  editing?: boolean;
  several?: boolean;
  selects?: boolean;
  confirms?: boolean;
  pulls?: boolean;
  loads?: boolean;
  direction?: string;
  /** The size of letters, 1 for the usual one. */
  text?: number;
  index?: string[];
  bars?: [string, ...Frame][];
  /** The number of rows of each section on the screen. */
  counts?: [number, number][];
}

/** All that a page shows at one moment. */
interface State {
  seq: number;
  set: Facts;
  blocks: Map<string, Block>;
}

/** The facts of the open tab, by name. */
interface TabFacts extends Map<string, any> {
  get(name: "trace"): { lines: string[]; more: number } | undefined;
  /** By file: the line of a method, its calls by the last step and those since `stats reset`. */
  get(name: "calls"): Named<[number, number, number?][]> | undefined;
  get(name: "row"): { lines: string[]; item: string[]; keys: string[] } | undefined;
  get(name: "requests"): { lines: string[]; bar?: RequestBar; firstByte?: number; now: number } | undefined;
  get(name: string): any;
}

/** A request; the times are in milliseconds. */
interface RequestBar {
  kind: string;
  state: string;
  startTime?: number | null;
  cost?: number | null;
  firstByte?: number | null;
  status?: number | null;
  bytes?: number | null;
}

/** A file of the wiring: the lines of its methods, whether their calls are traced, and their names. */
interface Source {
  file: string;
  text: string;
  first?: number;
  methods?: [number, number, boolean, string][];
}

/** An event whose target is an element. */
type On<E extends Event> = E & { target: any };

/** Attributes of an element; `onNAME` is a listener. */
interface Attributes {
  [name: string]: any;
  onclick?: (event: On<MouseEvent>) => void;
  onchange?: (event: On<Event>) => void;
  oninput?: (event: On<Event>) => void;
  onkeydown?: (event: On<KeyboardEvent>) => void;
  onsubmit?: (event: SubmitEvent) => void;
  onpointerenter?: (event: PointerEvent) => void;
  onpointerleave?: (event: PointerEvent) => void;
  onfocus?: (event: Event) => void;
  onblur?: (event: Event) => void;
}

type Child = Node | string;

type MakeNode = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Attributes,
  ...children: Child[]
) => HTMLElementTagNameMap[Name];

type Put = <One extends HTMLElement>(element: One, attributes: Attributes) => One;

type MakeBox = (name: string, attributes?: Attributes, ...children: Child[]) => HTMLDivElement;

type MakeButton = (
  words: string,
  action: () => unknown,
  attributes?: Attributes
) => HTMLButtonElement;

type Named<Value> = Record<string, Value>;

type SetFrame = <One extends HTMLElement>(element: One, frame: Frame) => One;

type MakeCell = (control: HTMLElement, frame: Frame, name?: string) => HTMLDivElement;

/** Every element of an element that fits a selector. */
type Within = (element: Element, selector: string) => any[];

type Mark = (element: HTMLElement, block: Block, set: Facts) => void;

type Move = (element: HTMLElement, frame: Frame, set: Facts) => void;

type DrawItem = (item: Item, block: Block, cell: HTMLElement, element: HTMLElement) => void;

type DrawGlyph = (
  glyph: string,
  frame: Frame,
  block: Block,
  cell: HTMLElement,
  element: HTMLElement
) => void;

type KeepTabStop = (blocks: Block[], hadFocus: boolean, focusedKey?: string) => void;

type Fill = (value: any, shared: any[]) => any;

type Reduce = (state: State, kind: string, data: any) => State | null;

/** What happens to a block, by an event or on an element. */
type OnBlock<One> = (one: One, block: Block) => void;

type DrawControl = (control: Control, block: Block) => HTMLElement;

type Scale = (content: number, height: number) => { spacer: number; ratio: number };

type Choose = (name: string, value: string) => void;

type ElementAt = (at: number[], shown: State) => any;

type Post = (path: string, body: object) => Promise<any>;

type CountOf = (section: number, set: Facts) => number;

type Flash = (step: Step, shown: State) => void;

type Take = (kind: string, data: any) => void;

/** Draws what changed from one to the other. */
type Draw<One> = (one: One, other: One) => void;

type Carry = (row: any, up: boolean) => void;

type FactsOf = (set: Facts, tab: string) => TabFacts;

type DrawTab = (facts: TabFacts) => Child[];

type Passes = (text: string, words: string) => boolean;

type Listener = (event: Event) => void;

/** The one that is some steps after another, from the end to the beginning again. */
type Next = <One>(all: One[], one: any, step: number) => One;

type ListKeys = (list: Element) => (event: On<KeyboardEvent>) => void;
