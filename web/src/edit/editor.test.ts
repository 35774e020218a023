import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import * as rules from "../../wasm/ludejo/ludejo.js";
import { Editor } from "./editor.svelte";

const EMPTY = "8/8/8/8/8/8/8/8 w";
const PAWN = { seat: 0, letter: "P" };

beforeAll(() => {
  rules.initSync({ module: readFileSync("wasm/ludejo/ludejo_bg.wasm") });
});

function cell(editor: Editor, name: string): number {
  return editor.board.cells.findIndex((cell) => cell.name === name);
}

/** Paints over cells, from the first to the last. */
function paint(editor: Editor, ...names: string[]): void {
  names.forEach((name, index) => {
    editor.painter.paint(cell(editor, name), index === 0);
    // Where the pointer goes up the board says that a cell was picked.
    if (names.length === 1) editor.host.pick(cell(editor, name));
  });
  editor.painter.end();
}

describe("an editor", () => {
  test("begins with a line, or the usual position", () => {
    const editor = new Editor(rules, "herooj");
    expect(editor.line).toBe(editor.info.setups[0]?.line);
    expect(editor.error).toBeUndefined();
    expect(editor.standing).toEqual({ text: "White to move.", isOver: false });
    expect([editor.canUndo, editor.hasOwners]).toEqual([false, false]);
    expect(new Editor(rules, "herooj", EMPTY).error?.field).toBe("board");
    expect(new Editor(rules, "herooj", "8/6pp/8/8/8/8/3H2P1/8 b").standing?.isOver).toBe(true);
  });

  test("puts and takes away what is chosen", () => {
    const editor = new Editor(rules, "herooj", EMPTY);
    editor.choose(PAWN);
    editor.pick(cell(editor, "c3"));
    expect(editor.line).toBe("8/8/8/8/8/2P5/8/8 w");
    expect(editor.words[cell(editor, "c3")]).toBe("c3: White pawn");
    editor.pick(cell(editor, "c3"));
    expect(editor.line).toBe(EMPTY);
    editor.undo();
    editor.choose("eraser");
    editor.pick(cell(editor, "c3"));
    expect(editor.line).toBe(EMPTY);
  });

  test("paints in one step", () => {
    const editor = new Editor(rules, "herooj", EMPTY);
    editor.choose(PAWN);
    paint(editor, "a3", "b3", "c3");
    paint(editor, "e5");
    expect(editor.line).toBe("8/8/8/4P3/8/PPP5/8/8 w");
    // What begins on the same piece takes that away, and nothing else.
    editor.choose({ seat: 1, letter: "P" });
    paint(editor, "h3");
    editor.choose(PAWN);
    paint(editor, "c3", "b3", "h3", "d3");
    expect(editor.line).toBe("8/8/8/4P3/8/P6p/8/8 w");
    for (let step = 0; step < 3; step += 1) editor.undo();
    expect(editor.line).toBe("8/8/8/8/8/PPP5/8/8 w");
    editor.undo();
    expect(editor.line).toBe(EMPTY);
    editor.redo();
    expect(editor.line).toBe("8/8/8/8/8/PPP5/8/8 w");
  });

  test("moves what the hand takes", () => {
    const editor = new Editor(rules, "herooj", "8/8/8/8/8/2P5/8/8 w");
    const [c3, d4] = [cell(editor, "c3"), cell(editor, "d4")];
    editor.pick(d4);
    expect(editor.held).toBeUndefined();
    editor.pick(c3);
    expect(editor.marks.cells).toEqual([[c3, "from"]]);
    editor.host.cancel();
    expect(editor.held).toBeUndefined();
    editor.pick(c3);
    editor.pick(d4);
    expect(editor.line).toBe("8/8/8/8/3P4/8/8/8 w");
    expect([editor.host.lifts(d4), editor.host.lifts(c3)]).toEqual([true, false]);
    editor.host.drag(d4, c3);
    expect(editor.line).toBe("8/8/8/8/8/2P5/8/8 w");
    editor.choose(PAWN);
    expect(editor.host.lifts(c3)).toBe(false);
  });

  test("shows the last board that could be laid out while another line is typed", () => {
    const editor = new Editor(rules, "master-herooj");
    const before = editor.scene;
    editor.type("  8/8   w ");
    expect(editor.line).toBe("8/8 w");
    expect(editor.error?.field).toBe("masters");
    editor.type("8/8 w 0/0");
    expect(editor.error?.field).toBe("board");
    expect(editor.scene).toEqual(before);
    editor.undo();
    expect(editor.line).toBe(editor.info.setups[0]?.line);
    editor.write("masters", "3/0");
    expect(editor.error?.field).toBe("masters");
    expect(editor.fields).toEqual([
      {
        name: "masters",
        label: "The count of masters",
        help: expect.stringContaining("Masters made so far"),
        text: "3/0",
      },
    ]);
    editor.write("seat", "b");
    expect(editor.seat).toBe("b");
    editor.clear();
    expect(editor.line).toBe("8/8/8/8/8/8/8/8 b 3/0");
  });

  test("gives cities to the next seat", () => {
    const editor = new Editor(rules, "sparta");
    expect(editor.hasOwners).toBe(true);
    editor.choose("owner");
    editor.pick(cell(editor, "b5"));
    expect(editor.fields[0]?.text).toBe("e6,f5,i6/b5,b6,e5,f6,i5");
    expect(editor.error).toBeUndefined();
    const { line } = editor;
    editor.pick(cell(editor, "a1"));
    expect(editor.line).toBe(line);
  });
});
