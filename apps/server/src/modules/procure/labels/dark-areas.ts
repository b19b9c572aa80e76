import type { PlacedSymbol } from './arrange-label.ts'

export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Dark areas of a code; adjacent modules of a row are joined. Units: mm. */
export function darkAreas({ symbol, x, y, moduleDots, height }: PlacedSymbol, dot: number): Area[] {
  const module = moduleDots * dot
  if (symbol.modules.form === 'bars') {
    let from = x
    return symbol.modules.widths.flatMap((modules, place) => {
      const area = { x: from, y, width: modules * module, height }
      from += area.width
      return place % 2 === 0 ? [area] : []
    })
  }
  return symbol.modules.rows.flatMap((row, line) =>
    darkRuns(row).map(({ from, to }) => ({
      x: x + from * module,
      y: y + line * module,
      width: (to - from) * module,
      height: module,
    })),
  )
}

function darkRuns(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  row.forEach((isDark, place) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last?.to === place) last.to += 1
    else runs.push({ from: place, to: place + 1 })
  })
  return runs
}
