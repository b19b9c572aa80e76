import { expandedUpce } from '@countinghouse/kernel/barcode'
import { labelMedia } from '@countinghouse/contract/procure/label-media'
import type { RenderedLabel } from './arrange-label.ts'
import { arrangeLabel } from './arrange-label.ts'
import type { LabelImage } from './render-pdf.ts'
import { renderPdf } from './render-pdf.ts'
import { renderSvg } from './render-svg.ts'
import type { LabelContent, LabelJob, LabelResult } from './label-content.ts'
import { writeZpl } from './write-zpl.ts'

/** Arranges labels and renders the requested output; a file only if no label has a problem. */
export async function buildLabels({ layout, labels, wanted }: LabelJob): Promise<LabelResult> {
  const isExpanded = wanted.kind === 'zpl' && layout.symbology === 'automatic'
  const arranged = labels.map(({ content }) => arrangeLabel(isExpanded ? expanded(content) : content, layout))
  const problems = arranged.map((one) => (typeof one === 'string' ? one : null))
  if (wanted.kind === 'drawing') return { problems, drawing: renderingOf(arranged, wanted.place), file: null }
  const drawn = arranged.flatMap((drawing, place): LabelImage[] =>
    typeof drawing === 'string' ? [] : [{ drawing, copies: labels[place]?.copies ?? 0 }],
  )
  if (drawn.length < labels.length) return { problems, drawing: null, file: null }
  const { title, startPosition } = wanted
  const file =
    wanted.kind === 'zpl'
      ? writeZpl(drawn)
      : await renderPdf({ medium: labelMedia[layout.medium], labels: drawn, startPosition, title })
  return { problems, drawing: null, file }
}

/** Printers support UPC-E for one number system only, so the same item is printed as the wider UPC-A. */
function expanded(content: LabelContent): LabelContent {
  const { code } = content
  return code?.kind === 'upce' ? { ...content, code: { kind: 'upca', text: expandedUpce(code.text) } } : content
}

function renderingOf(arranged: readonly (RenderedLabel | string)[], wanted: number | null): LabelResult['drawing'] {
  const place = wanted ?? arranged.findIndex((one) => typeof one !== 'string')
  const drawing = arranged[place]
  return drawing === undefined || typeof drawing === 'string' ? null : { place, svg: renderSvg(drawing) }
}
