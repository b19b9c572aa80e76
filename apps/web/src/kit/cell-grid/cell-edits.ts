/** Position of a cell in the grid. */
export type Place = { readonly row: number; readonly column: number }
/** A block of cells from its anchor to the focused cell. */
export type Block = { readonly from: Place; readonly to: Place }
/** A cell with its new text. */
export type Entered = Place & { readonly text: string }
/** The edited cells by `cellKey`, without cells equal to the record. */
export type EnteredCells = Readonly<Record<string, string>>

type Change = { readonly key: string; readonly before: string | undefined; readonly after: string | undefined }
/** The edited cells with their undo and redo steps. */
export type CellEdits = {
  readonly cells: EnteredCells
  readonly done: readonly (readonly Change[])[]
  readonly undone: readonly (readonly Change[])[]
}

export function cellKey(id: number, field: string): string {
  return `${id} ${field}`
}

/** Record and field of a cell key. */
export function partsOf(key: string): { readonly id: number; readonly field: string } {
  const [id = '', field = ''] = key.split(' ')
  return { id: Number(id), field }
}

export function editsOf(cells: EnteredCells): CellEdits {
  return { cells, done: [], undone: [] }
}

/** Adds an undo step unless nothing changes; `original`: the value of the record. */
export function withCells(
  edits: CellEdits,
  entered: readonly { readonly key: string; readonly original: string; readonly text: string }[],
): CellEdits {
  const step = entered.flatMap(({ key, original, text }): Change[] => {
    const before = edits.cells[key]
    const after = text === original ? undefined : text
    return before === after ? [] : [{ key, before, after }]
  })
  if (step.length === 0) return edits
  return { cells: applied(edits.cells, step), done: [...edits.done, step], undone: [] }
}

export function undo(edits: CellEdits): CellEdits {
  const step = edits.done.at(-1)
  if (step === undefined) return edits
  const back = step.map(({ key, before, after }) => ({ key, before: after, after: before }))
  return { cells: applied(edits.cells, back), done: edits.done.slice(0, -1), undone: [...edits.undone, step] }
}

export function redo(edits: CellEdits): CellEdits {
  const step = edits.undone.at(-1)
  if (step === undefined) return edits
  return { cells: applied(edits.cells, step), done: [...edits.done, step], undone: edits.undone.slice(0, -1) }
}

function applied(cells: EnteredCells, step: readonly Change[]): EnteredCells {
  const next = new Map(Object.entries(cells))
  for (const { key, after } of step) {
    if (after === undefined) next.delete(key)
    else next.set(key, after)
  }
  return Object.fromEntries(next)
}

/** First and last row and column of a block. */
export function spanOf({ from, to }: Block) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    first: Math.min(from.column, to.column),
    last: Math.max(from.column, to.column),
  }
}

export function isWithin(block: Block, { row, column }: Place): boolean {
  const { top, bottom, first, last } = spanOf(block)
  return row >= top && row <= bottom && column >= first && column <= last
}

/** The values of a block, row by row. */
export function rowsOf<T>(block: Block, valueOf: (place: Place) => T): T[][] {
  const { top, bottom, first, last } = spanOf(block)
  return range(top, bottom).map((row) => range(first, last).map((column) => valueOf({ row, column })))
}

/** The same text in every cell of a block. */
export function filled(block: Block, text: string): Entered[] {
  return rowsOf(block, (place) => ({ ...place, text })).flat()
}

/** Copies the first row of a block into the rows below; for a single row, copies the row above. */
export function filledDown(block: Block, textAt: (place: Place) => string): Entered[] {
  const { top, bottom } = spanOf(block)
  const source = top === bottom ? top - 1 : top
  if (source < 0) return []
  return rowsOf(block, (place) => ({ ...place, text: textAt({ ...place, row: source }) }))
    .flat()
    .filter(({ row }) => row !== source)
}

/** Pastes by position from the first cell; a single value fills the block. `leftOut`: number of cells outside the grid. */
export function pasted(
  block: Block,
  cells: readonly (readonly string[])[],
  size: { readonly rows: number; readonly columns: number },
): { readonly entered: readonly Entered[]; readonly leftOut: number; readonly block: Block } {
  const { top, first } = spanOf(block)
  const [only] = cells[0] ?? []
  if (cells.length === 1 && cells[0]?.length === 1 && only !== undefined)
    return { entered: filled(block, only), leftOut: 0, block }
  const all = cells.flatMap((line, row) =>
    line.map((text, column): Entered => ({ row: top + row, column: first + column, text })),
  )
  const entered = all.filter(({ row, column }) => row < size.rows && column < size.columns)
  const to = {
    row: Math.max(top, ...entered.map(({ row }) => row)),
    column: Math.max(first, ...entered.map(({ column }) => column)),
  }
  return { entered, leftOut: all.length - entered.length, block: { from: { row: top, column: first }, to } }
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
