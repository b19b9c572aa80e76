import { expect, test } from 'vitest'
import { query } from '../support/database.ts'
import type { Operation } from './driver/document.ts'
import { producedBy } from './driver/person.ts'
import { listed, readAgain } from './driver/read-again.ts'
import type { Values } from './driver/send.ts'
import { madeInSteps } from './driver/known-values.ts'
import { isDone, withUnknownField } from './driver/send.ts'
import { someOf } from './driver/seed.ts'
import { only, useFixture } from './driver/fixture.ts'

const fixture = useFixture()

type AuditRow = {
  company_id: string
  user_id: string | null
  action: string
  entity: string
  entity_id: string
  changes: { field: string }[]
}

/** Each of the two records has its row: one became the other, or is itself again, or begins where the other ends, or ends what it disputes or makes what it credits. */
const ofTwoRecords =
  /\.(?:merge|merge\.undo|price\.change|purchaseOrder\.dispute|supplier(?:Return|Claim)\.credit|rebateAgreement\.credit|salesReturn\.credit|quote\.accept)$/
/** The action itself, and what changed in each that it was done to. */
const ofManyRecords =
  /\.(?:userRole\.give|sizeScale\.addReady|managedTransfer\.(?:release|cancel)|transferShipment\.(?!comment)\w+|transferReceipt\.(?:post|finish|scan|cancel)|containerReceipt\.finish|goodsReceipt\.(?:post|finish|reverse)|staleInvoice\.reinitiate|settlement\.post|delivery\.invoice|reminder\.charge|bankStatement\.(?:receive|pay)|shop\.(?:order|cancel)|template\.publish|productText\.accept|load\.accept|paidMembership\.(?:sell|renew|cancel)|device\.sell_set)$/

test('M1: every write leaves exactly one audit row of each record it changes, of its user, route and request, and one of a job it starts', async () => {
  for (const operation of only(fixture, (candidate) => candidate.writes && candidate.idempotent !== 'no')) {
    const values = await fixture.mine.ready(operation)
    const answer = await fixture.mine.send(operation, values)
    expect(isDone(operation, answer), `${operation.id} ${answer.text}`).toBe(true)
    // That role 1 alone allowed it has a row of its own.
    const written = (await auditOf(String(answer.headers['x-request-id']))).filter(
      ({ action }) => action !== 'auth.permission.admin_bypass',
    )
    const ofRecord = written.filter(({ entity }) => entity !== 'platform.job')
    expect(written.length - ofRecord.length, operation.id).toBeLessThanOrEqual(1)
    // What only starts a job has changed nothing else.
    const isJobOnly = ofRecord.length === 0
    const rows = isJobOnly ? written : ofRecord
    const isOfTwo = ofTwoRecords.test(operation.id)
    const isOfMany = ofManyRecords.test(operation.id)
    if (!isOfMany) expect(rows.length, operation.id).toBe(isOfTwo ? 2 : 1)
    const touched = rows.map(({ entity, entity_id }) => (isOfMany ? `${entity} ${entity_id}` : entity_id))
    const ofEach = [...Map.groupBy(touched, (record) => record).values()].map(({ length }) => length)
    const { records: made, rows: ofMade } = madeInSteps[operation.id] ?? { records: 0, rows: 1 }
    const expected = Array.from({ length: made }, () => ofMade)
    expect(
      ofEach.filter((count) => count > 1),
      operation.id,
    ).toEqual(expected)
    const id =
      answer.body['id'] ??
      idInside(operation, answer.body, rows[0]?.entity) ??
      idSent(operation, values, rows[0]?.entity) ??
      values.path['id']
    const named = isJobOnly || isOfTwo || isOfMany || id === undefined ? {} : { entity_id: String(id) }
    for (const row of rows)
      expect({ ...row, changes: undefined }, operation.id).toMatchObject({
        company_id: String(fixture.mine.companyId),
        user_id: String(fixture.mine.userId),
        action: operation.id,
        ...named,
      })
  }
})

test('M1: a refused write leaves none', async () => {
  const writing = only(fixture, (candidate) => candidate.writes && candidate.idempotent !== 'no')
  for (const operation of someOf(writing, 'M1 refused')) {
    const valid = await fixture.mine.ready(operation)
    const unreadable = await fixture.mine.send(operation, withUnknownField(operation, valid))
    expect(await auditOf(String(unreadable.headers['x-request-id'])), operation.id).toEqual([])
    if (Object.keys(operation.pathFields).length === 0) continue
    const missing = await fixture.mine.send(operation, { ...valid, path: { id: 900_000_000_000_000 } })
    expect(missing.status, operation.id).toBe(404)
    expect(await auditOf(String(missing.headers['x-request-id'])), operation.id).toEqual([])
  }
})

/** What a create answers in the words of its caller, who does not read the record as staff do. */
const inOwnWords: Readonly<Record<string, readonly string[]>> = {
  'inbound.load.save': ['lines', 'order'],
  // Told once, and kept in the history.
  'purchase.supplierInvoice.import': ['findings'],
  // Its secret is shown once.
  'payments.paymentLink.create': ['path'],
  // The key of the call, which no list shows.
  'sales.terminal.start': ['uid'],
  'sales.terminal.check': ['uid'],
  'sales.terminal.cancel': ['uid'],
}

test('J9: what a create answered is read by get, found by its list and by a search for its name, at once', async () => {
  for (const operation of someOf(producers(), 'J9')) {
    const created = await fixture.mine.send(operation, await fixture.mine.ready(operation))
    const id = Number(created.body['id'])
    const list = fixture.operations.find((other) => other.method === 'GET' && other.path === operation.path)
    const read = await readAgain(fixture, operation, id)
    // What lets somebody in is shown once.
    const { link: _link, key: _key, password: _password, ...shown } = created.body
    const kept = Object.fromEntries(
      Object.entries(shown).filter(([name]) => !(inOwnWords[operation.id] ?? []).includes(name)),
    )
    expect(read, operation.id).toMatchObject(kept)
    // What a job prepares first is listed when it is done.
    if (list === undefined) continue
    expect(await idsIn(list), list.id).toContain(id)
    if (list.query.properties?.['q'] === undefined) continue
    const { name, code } = created.body as { name: string; code?: string }
    for (const q of [name, ...(code === undefined ? [] : [code, code.toUpperCase(), ` ${code} `])])
      expect(await idsIn(list, { q }), `${list.id} ${q}`).toContain(id)
  }
})

test('J8: a deleted record is 404 for every operation that takes it, and its key is free for a new one', async () => {
  const deleting = only(fixture, (candidate) => candidate.path.endsWith('/{id}/delete'))
  for (const operation of someOf(deleting, 'J8')) {
    const valid = await fixture.mine.ready(operation)
    expect(isDone(operation, await fixture.mine.send(operation, valid))).toBe(true)
    const collection = operation.path.replace('/{id}/delete', '')
    for (const other of fixture.operations.filter((candidate) => candidate.path.startsWith(`${collection}/{id}`))) {
      const answer = await fixture.mine.send(other, { ...(await fixture.mine.ready(other)), path: valid.path })
      expect(answer, `${other.id} ${answer.text}`).toMatchObject({ status: 404, body: { errorType: 'not_found' } })
    }
  }
})

test('an older version is refused with the current row by every write on a record, and no write skips a version', async () => {
  const versioned = only(fixture, (candidate) => candidate.body?.properties?.['version'] !== undefined)
  for (const operation of someOf(versioned, 'stale')) {
    const valid = await fixture.mine.ready(operation)
    const body = valid.body as { version: number }
    for (const version of [body.version + 1, body.version + 1000]) {
      const answer = await fixture.mine.send(operation, { ...valid, body: { ...body, version } })
      expect(answer, `${operation.id} ${answer.text}`).toMatchObject({
        status: 409,
        body: { errorType: 'stale', details: { current: { version: body.version } } },
      })
    }
    const done = await fixture.mine.send(operation, valid)
    if (done.body['version'] !== undefined) expect(done.body['version'], operation.id).toBe(body.version + 1)
  }
})

function producers(): Operation[] {
  return only(fixture, (operation) => producedBy(operation) !== undefined)
}

async function idsIn(list: Operation, search: Record<string, unknown> = {}): Promise<unknown[]> {
  return (await listed(fixture.mine, list, search)).map(({ id }) => id)
}

async function auditOf(requestId: string): Promise<AuditRow[]> {
  return await query<AuditRow>(
    fixture.server.database.maintUrl,
    'select company_id::text, user_id::text, action, entity, entity_id::text, changes from platform.audit where request_id = $1',
    [requestId],
  )
}

/** Where the address names one's own company, the body names what of it. */
function idSent({ body, pathFields }: Operation, values: Values, entity: string | undefined): unknown {
  if (pathFields['id']?.['x-entity'] !== 'erp.company' || entity === 'erp.company') return undefined
  const ids = Object.entries(body?.properties ?? {}).filter(([, part]) => part['x-entity'] !== undefined)
  const names = ids.map(([name]) => name).filter((name) => body?.required?.includes(name))
  return names.length === 1 ? (values.body as Record<string, unknown>)[names[0] ?? ''] : undefined
}

/** Where an answer tells more than the record, such as warnings, the record stands by its name. */
function idInside(
  { responses, success }: Operation,
  body: Record<string, unknown>,
  entity: string | undefined,
): unknown {
  const parts = Object.entries(responses[String(success)]?.properties ?? {})
  const name = parts.find(([, part]) => part.properties?.['id']?.['x-entity'] === entity)?.[0]
  return name === undefined ? undefined : (body[name] as { id?: unknown } | null)?.id
}
