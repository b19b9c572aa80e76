/** The rules of the stock ledger once more, small and slow, for a property test to hold the kernel against. Quantities in ten-thousandths, values in minor units of a currency with two decimals, unit costs in millionths. */
export type ModelLine = ModelReceipt | { readonly kind: 'sale' | 'scrap'; readonly quantity: bigint }

type ModelReceipt = {
  readonly kind: 'purchase_receipt' | 'adjust_in'
  readonly quantity: bigint
  readonly unitCost: bigint | null
}

type Receipt = { readonly quantity: bigint; rest: number }

export type ModelPool = {
  owned: bigint
  value: bigint
  debt: bigint
  debtValue: bigint
  lastUnitCost: bigint | null
  /** What each receipt has still in stock, as a share of it. */
  receipts: Receipt[]
}

export class Refusal extends Error {}

export const emptyPool = (): ModelPool => ({
  owned: 0n,
  value: 0n,
  debt: 0n,
  debtValue: 0n,
  lastUnitCost: null,
  receipts: [],
})

/** Half away from zero, of what is not below zero. */
export function roundedShare(whole: bigint, part: bigint, of: bigint): bigint {
  return (2n * whole * part + of) / (2n * of)
}

const worth = (quantity: bigint, unitCost: bigint) => roundedShare(quantity, unitCost, 100_000_000n)

/** One posting of lines of one variant in one store: all that comes in, then what is scrapped and sold. Throws: Refusal. */
export function applyToModel(before: ModelPool, lines: readonly ModelLine[], mayOversell: boolean): ModelPool {
  const pool: ModelPool = { ...before, receipts: before.receipts.map((receipt) => ({ ...receipt })) }
  const ins = lines.filter((line) => 'unitCost' in line)
  const outs = lines.filter((line) => !('unitCost' in line))
  rejectShort(before, ins, outs, mayOversell)
  const values = ins.map((line) => valueOf(before, line))
  let covered = 0n
  let coverValue = 0n
  for (const [at, { quantity }] of ins.entries()) {
    const value = values[at] ?? 0n
    const cover = min(quantity, before.debt - covered)
    const part = roundedShare(value, cover, quantity)
    covered += cover
    coverValue += part
    pool.owned += quantity - cover
    pool.value += value - part
    pool.receipts.push({ quantity, rest: Number(quantity - cover) / Number(quantity) })
  }
  if (pool.owned > 0n) pool.lastUnitCost = roundedShare(pool.value, 100_000_000n, pool.owned)
  const sales = outs.filter(({ kind }) => kind === 'sale')
  const scrapped = total(outs) - total(sales)
  let free = pool.owned - scrapped
  let [beyond, beyondValue] = [0n, 0n]
  for (const { quantity } of sales) {
    const missing = quantity - min(quantity, free)
    free -= quantity - missing
    beyond += missing
    beyondValue +=
      pool.owned > 0n ? roundedShare(pool.value, missing, pool.owned) : worth(missing, pool.lastUnitCost ?? 0n)
  }
  const taken = total(outs) - beyond
  const settled =
    covered === 0n
      ? 0n
      : covered === before.debt
        ? before.debtValue
        : roundedShare(before.debtValue, covered, before.debt)
  pool.debt += beyond - covered
  pool.debtValue += beyondValue - settled
  if (taken > 0n) {
    const value = taken === pool.owned ? pool.value : roundedShare(pool.value, taken, pool.owned)
    for (const receipt of pool.receipts) receipt.rest *= Number(pool.owned - taken) / Number(pool.owned)
    pool.owned -= taken
    pool.value -= value
  }
  return pool
}

function valueOf(pool: ModelPool, line: ModelReceipt): bigint {
  if (line.unitCost !== null) return worth(line.quantity, line.unitCost)
  if (pool.owned > 0n) return roundedShare(pool.value, line.quantity, pool.owned)
  if (pool.lastUnitCost === null) throw new Refusal('inventory.cost_required')
  return worth(line.quantity, pool.lastUnitCost)
}

function rejectShort(
  pool: ModelPool,
  ins: readonly { quantity: bigint }[],
  outs: readonly ModelLine[],
  mayOversell: boolean,
): void {
  const scrapped = total(outs.filter(({ kind }) => kind === 'scrap'))
  const there = pool.owned + total(ins) - min(total(ins), pool.debt)
  if (scrapped > there || (!mayOversell && total(outs) > there)) throw new Refusal('inventory.insufficient_stock')
}

const total = (lines: readonly { quantity: bigint }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0n)
const min = (one: bigint, other: bigint) => (one < other ? one : other)
