import { buffer } from 'node:stream/consumers'
import type { LabelMedium } from '@countinghouse/contract/procure/label-media'
import { labelsPerPage } from '@countinghouse/contract/procure/label-media'
import PDFDocument from 'pdfkit'
import { renderLines, points } from '../../../platform/print/render-lines.ts'
import type { RenderedLabel } from './arrange-label.ts'
import { darkAreas } from './dark-areas.ts'
import { strike } from './outline.ts'

export type LabelImage = { readonly drawing: RenderedLabel; readonly copies: number }
type PdfOrder = {
  readonly medium: LabelMedium
  readonly labels: readonly LabelImage[]
  /** On the first sheet, starting at 1. */
  readonly startPosition: number
  readonly title: string
}

/** Labels on sheet pages, or one per page. Bars are vector areas and fonts are embedded. */
export async function renderPdf({ medium, labels, startPosition, title }: PdfOrder): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, font: '', info: { Title: title } })
  const bytes = buffer(document)
  const registered = new Set<string>()
  const perPage = labelsPerPage(medium)
  let place = medium.sheet === null ? 0 : startPosition - 1
  let isFirst = true
  for (const { drawing, copies } of labels)
    for (let copy = 0; copy < copies; copy++) {
      if (isFirst || place % perPage === 0) document.addPage({ size: pageSize(medium), margin: 0 })
      isFirst = false
      renderLabel(document, registered, drawing, cornerOf(medium, place % perPage, drawing.dot))
      place += 1
    }
  document.end()
  return await bytes
}

function pageSize({ widthMm, heightMm, sheet }: LabelMedium): [number, number] {
  const [width, height] = sheet === null ? [widthMm, heightMm] : [sheet.pageWidthMm, sheet.pageHeightMm]
  return [points(width), points(height)]
}

/** Rounded to a whole printer dot, like everything on the label. */
function cornerOf({ sheet }: LabelMedium, place: number, dot: number): { x: number; y: number } {
  if (sheet === null) return { x: 0, y: 0 }
  const x = sheet.leftMm + (place % sheet.columns) * sheet.pitchXMm
  const y = sheet.topMm + Math.floor(place / sheet.columns) * sheet.pitchYMm
  return { x: Math.round(x / dot) * dot, y: Math.round(y / dot) * dot }
}

/** `registered`: fonts already registered in the document. */
function renderLabel(
  document: PDFKit.PDFDocument,
  registered: Set<string>,
  drawing: RenderedLabel,
  corner: { readonly x: number; readonly y: number },
): void {
  const { symbol, lines, dot } = drawing
  const atX = (mm: number) => points(corner.x + mm)
  const atY = (mm: number) => points(corner.y + mm)
  for (const { x, y, width, height } of darkAreas(symbol, dot))
    document.rect(atX(x), atY(y), points(width), points(height))
  for (const { line, x, baseline, size, isStruck } of lines)
    if (isStruck)
      document.rect(
        atX(x),
        atY(baseline - strike.above * size),
        points(line.width * size),
        points(strike.thickness * size),
      )
  document.fill('black')
  renderLines(document, registered, lines, corner)
}
