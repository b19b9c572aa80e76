import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs, patienceMs } from '../../../../../tests/faults/inputs.ts'
import { query } from '../../../../../tests/support/database.ts'
import { createCatalogue, createProduct } from '../../../../../tests/support/products.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { expectWholeLedger, poolOf, post } from '../../../../../tests/support/stock.ts'
import type { ModelLine, ModelPool } from '../../../../../tests/support/stock-model.ts'
import { applyToModel, emptyPool, Refusal } from '../../../../../tests/support/stock-model.ts'
import type { StockLine } from './index.ts'

const server = useServer({ isOwn: true })

const quantity = fc.integer({ min: 1, max: 400 }).map((quarters) => BigInt(quarters) * 2500n)
const unitCost = fc.option(fc.integer({ min: 0, max: 30_000_000 }).map(BigInt))
const line: fc.Arbitrary<ModelLine> = fc.oneof(
  fc.record({ kind: fc.constantFrom('purchase_receipt' as const, 'adjust_in' as const), quantity, unitCost }),
  fc.record({ kind: fc.constantFrom('sale' as const, 'sale' as const, 'scrap' as const), quantity }),
)
const event = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), mayOversell: fc.boolean() })

function stockLine(variantId: number, drawn: ModelLine): StockLine {
  const base = { kind: drawn.kind, variantId, quantity: Number(drawn.quantity) / 10_000 }
  if (!('unitCost' in drawn) || drawn.unitCost === null) return base
  return { ...base, unitCost: `${drawn.unitCost / 1_000_000n}.${String(drawn.unitCost % 1_000_000n).padStart(6, '0')}` }
}

function modelled(before: ModelPool, lines: readonly ModelLine[], mayOversell: boolean): ModelPool | string {
  try {
    return applyToModel(before, lines, mayOversell)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Share of each receipt that is still in stock, as its mark of cost and its pool tell it. */
async function survivors(companyId: number, variantId: number): Promise<number[]> {
  const rows = await query<{ share: number }>(
    server.database.superUrl,
    `select case when k.epoch = p.epoch then (k.rest * p.survival / k.survival)::float8 else 0 end as share
     from inventory.cost_mark k join inventory.stock_pool p using (company_id, store_id, variant_id)
     where k.company_id = $1 and k.variant_id = $2 and not p.is_transit order by k.id`,
    [companyId, variantId],
  )
  return rows.map(({ share }) => share)
}

/** In an order that the numbers draw. */
function permuted<T>(items: readonly T[], ranks: readonly number[]): T[] {
  return items
    .map((item, at) => ({ item, rank: ranks[at] ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

test(
  'D3: in whatever order receipts and sales are committed the quantity is the same, and the value what the rule of cost says of that order',
  { timeout: patienceMs },
  async () => {
    const { companyId, storeId } = await server.company()
    const { db } = server.app
    const catalogue = await createCatalogue(db, companyId)
    // A sale that comes before any receipt has no cost yet; what that is worth is another test's.
    const lines = fc.array(
      line.filter((one) => one.kind !== 'scrap' && (!('unitCost' in one) || one.unitCost !== null)),
      {
        minLength: 2,
        maxLength: 10,
      },
    )
    const ranks = fc.array(fc.nat(), { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(lines, ranks, async (drawn, order) => {
        const quantities: number[] = []
        for (const sequence of [drawn, permuted(drawn, order)]) {
          const [variantId = 0] = (await createProduct(db, companyId, { catalogue })).variantIds
          let model = emptyPool()
          for (const one of sequence) {
            model = applyToModel(model, [one], true)
            await post(db, companyId, { storeId, mayOversell: true, lines: [stockLine(variantId, one)] })
          }
          const { owned, value, debt, debtValue } = await poolOf(db, companyId, { storeId, variantId })
          expect([value, debtValue]).toEqual([Number(model.value), Number(model.debtValue)])
          quantities.push(owned - debt)
        }
        expect(quantities[1]).toBe(quantities[0])
      }),
      { numRuns: inputs.orders },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)

test(
  'D7, P4: any receipts, sales and losses leave what the rules say, to the cent, and every receipt’s share is known',
  { timeout: patienceMs },
  async () => {
    const { companyId, storeId } = await server.company()
    const { db } = server.app
    const catalogue = await createCatalogue(db, companyId)
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
        const { variantIds } = await createProduct(db, companyId, { catalogue })
        const [variantId = 0] = variantIds
        let model = emptyPool()
        for (const { lines, mayOversell } of events) {
          const next = modelled(model, lines, mayOversell)
          const posting = post(db, companyId, {
            storeId,
            mayOversell,
            lines: lines.map((one) => stockLine(variantId, one)),
          })
          if (typeof next === 'string') {
            await expect(posting).rejects.toMatchObject({ code: next })
            continue
          }
          expect((await posting).value_minor).toBe(Number(next.value - model.value))
          model = next
          const { owned, value, debt, debtValue } = await poolOf(db, companyId, { storeId, variantId })
          expect({ owned, value, debt, debtValue }).toEqual({
            owned: Number(model.owned) / 10_000,
            value: Number(model.value),
            debt: Number(model.debt) / 10_000,
            debtValue: Number(model.debtValue),
          })
        }
        const shares = await survivors(companyId, variantId)
        expect(shares).toHaveLength(model.receipts.length)
        for (const [at, { rest }] of model.receipts.entries()) expect(shares[at]).toBeCloseTo(rest, 9)
      }),
      { numRuns: inputs.valueRuns },
    )
    await expectWholeLedger(server.database.maintUrl)
  },
)
