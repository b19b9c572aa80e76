import { fail } from '@countinghouse/contract/errors'
import { product } from '@countinghouse/contract/procure/product'
import type { ProductWeb, saveProductWeb } from '@countinghouse/contract/procure/product-web'
import { isValueOf } from '@countinghouse/contract/procure/product-web-value'
import { text } from '@countinghouse/contract/procure/product-web.text'
import type { InputOfRoute } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { lockProduct } from '../products/lock-product.ts'
import { placeOf } from './completeness.ts'
import { readWeb } from './read-web.ts'
import { saveWebValues } from './save-values.ts'
import { webWord } from './web-word.ts'

type Input = InputOfRoute<typeof saveProductWeb>
type Said = Input['values'][number]

/** Sets and removes web values of a product, audited at the product. Throws: not_found, stale, invalid_input at each value. */
export async function writeWeb(ctx: Ctx, tx: Tx, { id, version, values }: Input): Promise<ProductWeb> {
  const head = await lockProduct(ctx, tx, id)
  const before = await readWeb(ctx, tx, id)
  if (head.version !== version) fail('stale', { details: { current: before } })
  rejectWrong(ctx, before, values)
  await saveWebValues(
    ctx,
    tx,
    values.map((said) => ({ ...said, productId: said.variantId === null ? id : null })),
  )
  await sql`
    update procure.product set updated_by = ${ctx.userId} where company_id = ${ctx.companyId} and id = ${id}`.execute(
    tx,
  )
  const after = await readWeb(ctx, tx, id)
  ctx.audit({
    entity: product.entity,
    entityId: id,
    label: head.name,
    before: wordsOf(before, values),
    after: wordsOf(after, values),
  })
  return after
}

/** Throws: invalid_input. */
function rejectWrong({ locale }: Ctx, web: ProductWeb, values: readonly Said[]): void {
  const places = new Set<string>()
  const found = values.flatMap((said, at) => {
    const isTwice = places.has(placeOf(said))
    places.add(placeOf(said))
    const problem = isTwice ? twice : problemOf(web, said)
    if (problem === null) return []
    const [field, words] = problem
    return [[`values.${at}.${field}`, [{ code: 'rule', message: format(text[words], locale) }]]]
  })
  if (found.length > 0) fail('invalid_input', { fields: Object.fromEntries(found) })
}

type Problem = readonly [field: keyof Said, words: keyof typeof text]
const twice: Problem = ['attributeId', 'wrong_twice']

function problemOf({ attributes, variants, images }: ProductWeb, said: Said): Problem | null {
  const attribute = attributes.find(({ id }) => id === said.attributeId)
  if (attribute === undefined) return ['attributeId', 'wrong_attribute']
  const isOfVariant = variants.some(({ id }) => id === said.variantId)
  if (attribute.isOfVariants && !isOfVariant) return ['variantId', 'wrong_variant']
  if (!attribute.isOfVariants && said.variantId !== null) return ['variantId', 'wrong_noVariant']
  if (attribute.isLocalized !== (said.locale !== null))
    return ['locale', attribute.isLocalized ? 'wrong_language' : 'wrong_noLanguage']
  const imageIds = images.map(({ id }) => id)
  const isRight = said.value === null || isValueOf(attribute, said.value, imageIds)
  return isRight ? null : ['value', `wrong_${attribute.type}`]
}

/** Audit text of written values, with labels for people. */
function wordsOf({ attributes, variants, values }: ProductWeb, written: readonly Said[]): Record<string, unknown> {
  const codeOf = (id: number) => attributes.find((one) => one.id === id)?.code
  return Object.fromEntries(
    written.map((place) => {
      const sku = variants.find(({ id }) => id === place.variantId)?.sku
      const key = webWord(codeOf(place.attributeId), sku, place.locale)
      return [key, values.find((said) => placeOf(said) === placeOf(place))?.value ?? null]
    }),
  )
}
