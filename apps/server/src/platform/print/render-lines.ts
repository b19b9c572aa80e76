import type { PlacedLine } from './set-lines.ts'

const pointsPerMm = 72 / 25.4

type Rendered = Pick<PlacedLine, 'line' | 'x' | 'baseline' | 'size'>

/** Points of a page. */
export function points(mm: number): number {
  return mm * pointsPerMm
}

/** Lines of text in the colour that the page is filled with. Units: mm from `corner`. `registered`: the fonts that the file knows. */
export function renderLines(
  document: PDFKit.PDFDocument,
  registered: Set<string>,
  lines: readonly Rendered[],
  corner: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): void {
  for (const { line, x, baseline, size } of lines) {
    let left = corner.x + x
    document.fontSize(points(size))
    for (const { font, text, width } of line.runs) {
      // Features, if only an empty list, have it lay out the run as a whole, as it was measured, and not word by word.
      const options = { lineBreak: false, features: [], baseline: 'alphabetic' as const }
      if (!registered.has(font.name)) {
        document.registerFont(font.name, font.file)
        registered.add(font.name)
      }
      document.font(font.name).text(text, points(left), points(corner.y + baseline), options)
      left += width * size
    }
  }
}
