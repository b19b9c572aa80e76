import { addDays } from '@countinghouse/kernel/days'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Calendar } from '../calendar.ts'
import { planSupply, windowsOf } from '../plan-supply.ts'
import type { PlannedOrder, Step } from './plan-purchases.ts'
import { planPurchases } from './plan-purchases.ts'

const dayOf = (at: number) => addDays('2009-12-01', at)

function planned(demands: readonly (readonly number[])[], days: readonly string[]) {
  const calendar = new Calendar(days)
  const windows = windowsOf(calendar)
  const supplies = new Map(
    demands.map((out, at) => [`${at}`, planSupply(windows, { out, back: out.map(() => 0) })] as const),
  )
  const steps = planPurchases({
    days: calendar.days,
    monthBegins: calendar.monthBegins(),
    supplies,
    costOf: (code, day) => `${code}.${day.slice(5, 7)}`,
    supplierOf: (code) => ({ code: `S${Number(code) % 2}`, leadDays: 21 }),
    identity: 7,
  })
  return { supplies, steps }
}

const demand = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 160, maxLength: 160 })

test('what the warehouse sends has been delivered before, and no more than was ordered', () => {
  fc.assert(
    fc.property(fc.array(demand, { minLength: 1, maxLength: 4 }), (demands) => {
      const days = Array.from({ length: 160 }, (_, at) => dayOf(at)).filter((_, at) => at % 7 !== 5)
      const { supplies, steps } = planned(
        demands.map((out) => out.slice(0, days.length)),
        days,
      )
      const stock = new Map([...supplies].map(([code, { opening }]) => [code, opening]))
      const ordered = new Map<string, number>()
      for (const [place, day] of days.entries()) {
        for (const step of steps.get(day) ?? []) apply(step, stock, ordered)
        for (const [code, { transfers }] of supplies) {
          stock.set(code, (stock.get(code) ?? 0) - (transfers.get(place) ?? 0))
          expect(stock.get(code), `${code} on ${day}`).toBeGreaterThanOrEqual(0)
        }
      }
    }),
    { numRuns: 30 },
  )
})

function apply(step: Step, stock: Map<string, number>, ordered: Map<string, number>): void {
  const key = (order: PlannedOrder, code: string) => `${order.uid} ${code}`
  if (step.kind === 'order')
    for (const { code, quantity } of step.order.lines) ordered.set(key(step.order, code), quantity)
  // A bill has the goods of its delivery alone.
  if (step.kind === 'bill') {
    expect(ordered.get(key(step.order, 'to bill'))).toBe(step.delivery)
    ordered.delete(key(step.order, 'to bill'))
  }
  if (step.kind !== 'receive') return
  expect(ordered.has(key(step.order, 'to bill'))).toBe(false)
  ordered.set(key(step.order, 'to bill'), step.delivery)
  for (const { code, quantity } of step.order.deliveries[step.delivery] ?? []) {
    const left = (ordered.get(key(step.order, code)) ?? 0) - quantity
    expect(left, `${code} on ${step.on}`).toBeGreaterThanOrEqual(0)
    ordered.set(key(step.order, code), left)
    stock.set(code, (stock.get(code) ?? 0) + quantity)
  }
}

test('an order is placed before it is due and on no Sunday, billed after its delivery, and paid in a run a week', () => {
  const days = Array.from({ length: 150 }, (_, at) => dayOf(at))
  const { steps } = planned([days.map(() => 9), days.map((_, at) => at % 5)], days)
  const all = [...steps].flatMap(([day, some]) => some.map((step) => ({ day, step })))
  const orders = all.flatMap(({ step }) => (step.kind === 'order' ? [step] : []))
  expect(orders.length).toBeGreaterThan(4)
  expect(orders.every(({ on, order }) => on < order.dueOn && new Date(on).getUTCDay() !== 0)).toBe(true)
  for (const { day, step } of all) {
    expect(step.on <= day).toBe(true)
    if (step.kind === 'bill') {
      const received = all.find(
        (one) => one.step.kind === 'receive' && one.step.order === step.order && one.step.delivery === step.delivery,
      )
      expect(step.on > (received?.day ?? '9')).toBe(true)
    }
  }
  const runs = all.flatMap(({ step }) => (step.kind === 'pay' ? [step.on] : []))
  expect(runs.every((day) => new Date(day).getUTCDay() === 0)).toBe(true)
  expect(runs).toHaveLength(21)
  // Of one day, orders of a month come in one step each.
  expect(new Set(orders.map(({ order }) => order.uid)).size).toBe(orders.length)
})
