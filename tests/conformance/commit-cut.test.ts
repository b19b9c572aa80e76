import { randomUUID } from 'node:crypto'
import { brand } from '@countinghouse/contract/procure/brand'
import { afterAll, expect, test } from 'vitest'
import { inputs } from '../faults/inputs.ts'
import { CommitCut } from '../support/commit-cut.ts'
import { query } from '../support/database.ts'
import { useServer } from '../support/server.ts'

const cut = new CommitCut()
const server = useServer({ through: (url) => cut.before(url) })
afterAll(() => cut.close())

test('A4: a commit whose answer is lost is told as an error, and the same key finds its one effect', async () => {
  let { owner } = await server.company()
  for (let n = 0; n < inputs.lostCommits; n++) {
    // One session may ask 200 times in four seconds.
    if (n % 50 === 49) ({ owner } = await server.company())
    const [key, requested] = [randomUUID(), { code: `CUT${n}`, name: `Cut ${n}` }]
    cut.arm()
    const lost = await owner.send(brand.routes.create, requested, { key })
    expect(lost, lost.text).toMatchObject({ status: 503, body: { errorType: 'busy' } })
    expect(cut.isWaiting).toBe(false)
    const again = await owner.send(brand.routes.create, requested, { key })
    expect(again, again.text).toMatchObject({ status: 201, body: { code: requested.code, version: 1 } })
    expect(again.headers['idempotent-replayed']).toBe('true')
  }
  const kept = await query(
    server.database.superUrl,
    `select count(*)::int as brands, (select count(*)::int from platform.audit a where a.entity = 'procure.brand') as audited
     from procure.brand`,
  )
  expect(kept).toEqual([{ brands: inputs.lostCommits, audited: inputs.lostCommits }])
})
