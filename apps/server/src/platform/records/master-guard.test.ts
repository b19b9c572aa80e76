import { undoMerge } from '@countinghouse/contract/desk/merge'
import { fail } from '@countinghouse/contract/errors'
import { season } from '@countinghouse/contract/procure/season'
import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { countsOf, writerOf } from '../../../../../tests/support/imports.ts'
import type { Tenant } from '../../../../../tests/support/server.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { applyRows, checkRows } from '../bulk/apply-rows.ts'
import { removeRows } from '../bulk/remove-rows.ts'
import type { MasterGuard } from '../calls/context.ts'

const seen: string[] = []
/** Keeps what is called KEPT as it is, and knows no year 2013. */
const guard: MasterGuard = {
  beforeWrite: async (_ctx, _tx, { verb, before, after }) => {
    seen.push(verb)
    if (before?.code === 'KEPT' || after?.['name'] === 'Forbidden')
      fail('procure.rule_broken', { fields: { name: [{ code: 'rule', message: 'It is kept.' }] } })
  },
  afterWrite: async ({ audit }, _tx, { verb, after }) => {
    seen.push(`${verb}!`)
    if (after?.['year'] === 2013) fail('procure.rule_broken', { message: 'Not thirteen.' })
    if (after !== null) audit({ entity: 'test.told', entityId: after.id, label: null, before: null, after: { verb } })
  },
}
const server = useServer({ more: [{ guards: { [season.entity]: guard } }] })
const { routes } = season

test('every write of a record asks and tells its guard, whose refusal undoes it', async () => {
  const { owner } = await server.company()
  seen.length = 0
  const { id } = await owner.call(routes.create, { code: 'ONE', name: 'One', ...ofYear(2030) })
  const edited = await owner.call(routes.update, { id, version: 1, year: 2031 })
  expect(await owner.send(routes.update, { id, version: 2, year: 2013 })).toMatchObject({
    status: 422,
    body: { errorType: 'procure.rule_broken', message: 'Not thirteen.' },
  })
  const off = await owner.call(routes.deactivate, { id, version: edited.version })
  await owner.call(routes.activate, { id, version: off.version })
  const other = await owner.call(routes.create, { code: 'TWO', name: 'Two', ...ofYear(2030) })
  await owner.call(routes.merge, { id, version: 4, others: [{ id: other.id, version: 1 }] })
  const { merge } = await owner.call(routes.mergeOf, { id: other.id })
  await owner.call(undoMerge, { id: merge?.id ?? 0 })
  const { version } = await owner.call(routes.get, { id })
  await owner.call(routes.delete, { id, version })
  expect(seen.join(' ')).toBe(
    [
      'create create! edit edit! edit edit! deactivate deactivate! activate activate!',
      'create create! edit merge edit! merge! restore restore restore! restore! delete delete!',
    ].join(' '),
  )
  const told = await query<{ count: number }>(
    server.database.maintUrl,
    `select count(*)::int as count from platform.audit where entity = 'test.told' and entity_id = $1 and changes::text ~ 'edit|restore'`,
    [id],
  )
  expect(told).toEqual([{ count: 3 }])
})

test('of many rows a guard leaves out the ones it refuses, with its words, and nothing of them is told', async () => {
  const tenant = await server.company()
  const notes: string[] = []
  const ctx = {
    ...writerOf(tenant.companyId, tenant.owner.user?.Usr_userid ?? 0, ({ entity }) => notes.push(entity)),
    guards: new Map([[season.entity, guard]]),
  }
  const named = (number: number, values: object) => ({
    number,
    id: null,
    values: { code: `R${number}`, name: `Row ${number}`, ...ofYear(2030), ...values },
  })
  const rows = [named(1, {}), named(2, { name: 'Forbidden' }), named(3, { year: 2013 }), named(4, { code: 'KEPT' })]
  const checked = await inTransaction(tenant, (tx) => checkRows(ctx, tx, season, rows))
  expect(countsOf(checked)).toEqual({ created: 2, refused: 2 })
  expect(notes).toEqual([])
  const outcomes = await inTransaction(tenant, (tx) => applyRows(ctx, tx, season, rows))
  expect(outcomes).toMatchObject([
    { kind: 'created' },
    { kind: 'refused', issues: [{ field: 'name', code: 'rule', message: 'It is kept.' }] },
    { kind: 'refused', issues: [{ field: null, code: 'rule', message: 'Not thirteen.' }] },
    { kind: 'created' },
  ])
  expect(notes.toSorted()).toEqual(['procure.season', 'procure.season', 'test.told', 'test.told'])
  const targets = outcomes.flatMap((one) => (one.kind === 'created' ? [{ id: one.id, version: one.version }] : []))
  const removals = await inTransaction(tenant, (tx) => removeRows(ctx, tx, season, targets))
  expect([...removals.values()]).toEqual(['undone', 'refused'])
})

function ofYear(year: number) {
  return { type: 'resort', year } as const
}

function inTransaction<T>(
  { companyId }: Tenant,
  run: Parameters<typeof server.app.db.inTransaction<T>>[1],
): Promise<T> {
  return server.app.db.inTransaction({ companyId }, run)
}
