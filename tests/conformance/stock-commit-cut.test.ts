import { randomUUID } from 'node:crypto'
import { reason } from '@countinghouse/contract/inventory/reason'
import type { Route } from '@countinghouse/contract/route'
import { afterAll, expect, test } from 'vitest'
import { inputs, patienceMs } from '../faults/inputs.ts'
import { CommitCut } from '../support/commit-cut.ts'
import { query } from '../support/database.ts'
import { useServer } from '../support/server.ts'
import type { Effect, Person, Sender } from '../support/stock-lives.ts'
import { lives } from '../support/stock-lives.ts'
import { expectWholeLedger, poolOf, post } from '../support/stock.ts'
import { receivingDock } from '../support/receiving.ts'

const cut = new CommitCut()
const server = useServer({ through: (url) => cut.before(url) })
afterAll(() => cut.close())

test(
  'A4: a step of a receipt, an adjustment or a transfer whose answer is lost is done once, and the same key finds it',
  { timeout: patienceMs },
  async () => {
    const dock = await receivingDock(server)
    const { companyId, owner, clerk, fromStoreId, toStoreId, variantId, code } = dock
    const { id: reasonId } = await owner.call(reason.routes.create, { code: 'CUT', name: 'Cut' })
    const lines = [{ kind: 'opening', variantId, quantity: 990, unitCost: '8' }] as const
    await post(server.app.db, companyId, { storeId: fromStoreId, lines: [...lines] })
    const shop = { fromStoreId, toStoreId, reasonId, goods: [{ variantId, code }] }
    const people = { asker: clerk, approver: owner, worker: owner }
    let lost = 0
    const send = (async (person: Person, route: Route, input: object) => {
      if (!route.writes) return await people[person].call(route, input)
      const key = randomUUID()
      cut.arm()
      const unheard = await people[person].send(route, input, { key })
      expect(unheard, `${route.id} ${unheard.text}`).toMatchObject({ status: 503, body: { errorType: 'busy' } })
      expect(cut.isWaiting, route.id).toBe(false)
      const again = await people[person].send(route, input, { key })
      expect(again.status, `${route.id} ${again.text}`).toBe(route.status)
      expect(again.headers['idempotent-replayed'], route.id).toBe('true')
      lost++
      return again.body
    }) as Sender
    const effects: Effect[] = []
    for (let at = 0; lost < inputs.lostCommits; at++) {
      const life = lives[at % lives.length]
      if (life !== undefined) effects.push(await life(send, shop, 1 + (at % 2)))
    }
    const sum = (side: keyof Effect) => effects.reduce((total, effect) => total + effect[side], 0)
    const onHand = async (storeId: number) => (await poolOf(server.app.db, companyId, { storeId, variantId })).onHand
    expect([await onHand(fromStoreId), await onHand(toStoreId)]).toEqual([1000 + sum('from'), sum('to')])
    const audited = `
      select d.entity, d.id from (
        select 'inventory.receipt' as entity, id, version from inventory.manual_receipt where company_id = $1
        union all select 'inventory.stock_adjustment', id, version from inventory.stock_adjustment where company_id = $1
        union all select 'inventory.transfer', id, version from inventory.transfer where company_id = $1) d
      where d.version <> (select count(*) from platform.audit a where a.company_id = $1 and a.entity = d.entity and a.entity_id = d.id)`
    expect(await query(server.database.superUrl, audited, [companyId])).toEqual([])
    await expectWholeLedger(server.database.maintUrl)
  },
)
