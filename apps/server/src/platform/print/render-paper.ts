import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { arrangePaper } from './arrange-paper.ts'
import { renderLines, points } from './render-lines.ts'
import type { PaperContent, PaperSize } from './paper-content.ts'
import type { Mark, Tone } from './sheet.ts'

export type PaperJob = { readonly papers: readonly PaperContent[]; readonly size: PaperSize; readonly title: string }

const colors: Readonly<Record<Tone, string>> = { ink: '#161a1d', quiet: '#5b6570', rule: '#d5dade', band: '#eef1f3' }

/** Documents as one file, each beginning on a page of its own. */
export async function renderPapers({ papers, size, title }: PaperJob): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, font: '', info: { Title: title } })
  const bytes = buffer(document)
  const registered = new Set<string>()
  for (const content of papers) {
    const sheet = arrangePaper(content, size)
    for (const marks of sheet.pages) {
      document.addPage({ size: sheet.size, margin: 0 })
      for (const mark of marks) renderMark(document, registered, mark)
    }
  }
  document.end()
  return await bytes
}

function renderMark(document: PDFKit.PDFDocument, registered: Set<string>, mark: Mark): void {
  if (mark.kind === 'picture') {
    const { bytes, x, y, width, height } = mark
    document.image(Buffer.from(bytes), points(x), points(y), { width: points(width), height: points(height) })
    return
  }
  document.fillColor(colors[mark.tone])
  if (mark.kind === 'text') return renderLines(document, registered, [mark])
  document.rect(points(mark.x), points(mark.y), points(mark.width), points(mark.height)).fill()
}
