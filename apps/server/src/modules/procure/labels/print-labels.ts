import { Readable } from 'node:stream'
import { fail } from '@countinghouse/contract/errors'
import type { LabelOrder, LabelPreview, LabelProblem, previewLabels } from '@countinghouse/contract/procure/label'
import { text } from '@countinghouse/contract/procure/label.text'
import { labelLayout } from '@countinghouse/contract/procure/label-layout'
import { labelMedia, labelsPerPage } from '@countinghouse/contract/procure/label-media'
import { text as errorText } from '@countinghouse/contract/procure/errors.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Reader } from '../../../platform/database/db.ts'
import type { DownloadAnswer } from '../../../platform/files/download.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import type { PreparedLabels } from './prepare-labels.ts'
import { prepareLabels } from './prepare-labels.ts'
import { runLabels } from './run-labels.ts'

const mediaTypes = { pdf: 'application/pdf', zpl: 'application/octet-stream' }
/** Maximum number of variants named in an error message. */
const mostNamed = 5

/** Preview of a print, with the problems of its labels. */
export async function showLabels(
  ctx: Ctx,
  reader: Reader,
  { shownVariantId, ...order }: InputOfRoute<typeof previewLabels>,
): Promise<LabelPreview> {
  const { layout, labels, count, pages } = await prepareLabels(ctx, reader, order)
  const wanted = labels.findIndex(({ facts }) => facts.variantId === shownVariantId)
  if (shownVariantId !== undefined && wanted < 0) fail('not_found')
  const { problems, drawing } = await runLabels({
    layout,
    labels,
    wanted: { kind: 'drawing', place: wanted < 0 ? null : wanted },
  })
  return {
    items: labels.map(({ facts, content, problem }, place) => ({
      variantId: facts.variantId,
      productId: facts.productId,
      sku: facts.sku,
      name: facts.name,
      options: facts.options,
      code: facts.barcode?.text ?? null,
      price: content.price,
      problem: problems[place] ?? problem,
    })),
    labels: count,
    pages,
    drawing: drawing && { variantId: labels[drawing.place]?.facts.variantId ?? 0, svg: drawing.svg },
  }
}

/**
 * The labels as a file; the print is recorded in the audit log first. Throws: procure.label_not_ready,
 * procure.label_barcode_too_wide, procure.label_needs_roll.
 */
export async function fileOfLabels(ctx: Ctx, reader: Reader, order: LabelOrder): Promise<DownloadAnswer> {
  const { layout, labels, count } = await prepareLabels(ctx, reader, order)
  const { output } = order
  const medium = labelMedia[layout.medium]
  if (output === 'zpl' && medium.sheet !== null) fail('procure.label_needs_roll')
  const title = format(text.fileName, ctx.locale)
  const startPosition = Math.min(order.startPosition, labelsPerPage(medium))
  // Known problems are reported together with those found while rendering.
  const isRefused = labels.some(({ problem }) => problem !== null)
  const wanted = isRefused
    ? ({ kind: 'drawing', place: null } as const)
    : ({ kind: output, title, startPosition } as const)
  const { file, problems } = await runLabels({ layout, labels, wanted })
  if (file === null) return refuse(ctx, labels, problems)
  ctx.audit({
    entity: labelLayout.entity,
    entityId: layout.id,
    label: layout.name,
    before: null,
    after: { labels: count, variants: labels.length, output },
  })
  return {
    bytes: Readable.from([file]),
    byteSize: file.byteLength,
    name: cleanFileName(`${title} ${ctx.now.toISOString().slice(0, 10)}.${output}`),
    mediaType: mediaTypes[output],
  }
}

/** Reports all labels with a problem; the message names the first few. */
function refuse({ locale }: Ctx, labels: PreparedLabels['labels'], drawn: readonly (LabelProblem | null)[]): never {
  const problems = labels.flatMap(({ facts: { variantId, sku }, problem: known }, place) => {
    const problem = drawn[place] ?? known
    return problem === null ? [] : [{ variantId, sku, problem }]
  })
  const isWidth = problems.every(({ problem }) => problem === 'too_wide')
  const named = problems.slice(0, mostNamed).map(({ sku }) => sku)
  const skus = [...named, ...(problems.length > mostNamed ? ['…'] : [])].join(', ')
  const message = format(isWidth ? errorText.label_barcode_too_wide : errorText.label_not_ready, locale, { skus })
  return fail(isWidth ? 'procure.label_barcode_too_wide' : 'procure.label_not_ready', {
    message,
    details: { problems },
    fields: { items: [{ code: 'rule', message }] },
  })
}
