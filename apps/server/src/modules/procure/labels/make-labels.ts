import { expandedUpce } from '@countinghouse/kernel/barcode'
import { labelMedia } from '@countinghouse/contract/procure/label-media'
import type { LabelDrawing } from './arrange-label.ts'
import { arrangeLabel } from './arrange-label.ts'
import type { DrawnLabel } from './draw-pdf.ts'
import { drawPdf } from './draw-pdf.ts'
import { drawSvg } from './draw-svg.ts'
import type { LabelContent, LabelJob, LabelResult } from './label-content.ts'
import { writeZpl } from './write-zpl.ts'

/** Arranges labels and renders the requested output; a file only if no label has a problem. */
export async function makeLabels({ layout, labels, wanted }: LabelJob): Promise<LabelResult> {
  const isExpanded = wanted.kind === 'zpl' && layout.symbology === 'automatic'
  const arranged = labels.map(({ content }) => arrangeLabel(isExpanded ? expanded(content) : content, layout))
  const problems = arranged.map((one) => (typeof one === 'string' ? one : null))
  if (wanted.kind === 'drawing') return { problems, drawing: drawingOf(arranged, wanted.place), file: null }
  const drawn = arranged.flatMap((drawing, place): DrawnLabel[] =>
    typeof drawing === 'string' ? [] : [{ drawing, copies: labels[place]?.copies ?? 0 }],
  )
  if (drawn.length < labels.length) return { problems, drawing: null, file: null }
  const { title, startPosition } = wanted
  const file =
    wanted.kind === 'zpl'
      ? writeZpl(drawn)
      : await drawPdf({ medium: labelMedia[layout.medium], labels: drawn, startPosition, title })
  return { problems, drawing: null, file }
}

/** Printers support UPC-E for one number system only, so the same item is printed as the wider UPC-A. */
function expanded(content: LabelContent): LabelContent {
  const { code } = content
  return code?.kind === 'upce' ? { ...content, code: { kind: 'upca', text: expandedUpce(code.text) } } : content
}

function drawingOf(arranged: readonly (LabelDrawing | string)[], wanted: number | null): LabelResult['drawing'] {
  const place = wanted ?? arranged.findIndex((one) => typeof one !== 'string')
  const drawing = arranged[place]
  return drawing === undefined || typeof drawing === 'string' ? null : { place, svg: drawSvg(drawing) }
}
