import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../apps/server/src/supervisor/endpoint.ts'
import { Product, password } from '../support/processes.ts'
import { type HttpAnswer, send, signIn } from '../support/processes-http.ts'
import { recordMetrics } from './metrics.ts'
import { inputs, isSkipped, isTimed } from './inputs.ts'
import { killEverything, killWebProcess } from './kills.ts'

const twins = 20

describe.skipIf(isSkipped)('C: a key on two web processes', () => {
  const product = new Product({ env: { WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' } })
  let token = ''

  beforeAll(async () => {
    await product.start()
    while ((product.log().match(/listening at/gi)?.length ?? 0) < 2) await sleep(20)
    token = await signIn(product.url, 'owner', password)
  })
  afterAll(() => product.dispose())

  function create(code: string, key: string): Promise<HttpAnswer> {
    return send(product.url, {
      method: 'POST',
      path: '/api/procure/brands',
      token,
      key,
      body: { code, name: `Brand ${code}` },
    })
  }

  test('C2: of twenty at once one has an effect, and the others get its answer or are told to wait', async () => {
    let waiting = 0
    for (let round = 0; round < inputs.replays; round++) {
      const [code, key] = [`TWIN${round}`, randomUUID()]
      const answers = await Promise.all(Array.from({ length: twins }, () => create(code, key)))
      const created = answers.filter(({ status }) => status === 201)
      const others = answers.filter(({ status }) => status !== 201)
      waiting += others.length
      expect(new Set(created.map(({ text }) => text)).size).toBe(1)
      expect(created.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
      for (const { status, text, headers } of others) {
        expect({ status, text }).toMatchObject({ status: 409, text: expect.stringContaining('request_in_progress') })
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
      expect(await effectsOf(code)).toEqual({ rows: 1, audited: 1 })
    }
    recordMetrics('C2', { rounds: inputs.replays, sent: inputs.replays * twins, 'told to wait': waiting })
  })

  test('C1: a finished key is answered byte for byte, also after its process and the whole product were started again', async () => {
    const key = randomUUID()
    const first = await create('REPLAY', key)
    expect(first.status).toBe(201)
    const replays: HttpAnswer[] = []
    const replay = async () => {
      for (let n = 0; n < inputs.replays; n++) replays.push(await create('REPLAY', key))
    }
    await replay()
    await killWebProcess(product)
    await replay()
    await killEverything(product)
    await replay()
    if (isTimed) {
      await product.stop()
      await product.start()
      await replay()
    }
    for (const { status, text, headers } of replays) {
      expect({ status, text, replayed: headers['idempotent-replayed'] }).toEqual({
        status: 201,
        text: first.text,
        replayed: 'true',
      })
    }
    expect(await effectsOf('REPLAY')).toEqual({ rows: 1, audited: 1 })
  })

  async function effectsOf(code: string): Promise<{ rows: number; audited: number } | undefined> {
    return withClient(product.database('postgres'), async (client) => {
      const { rows } = await client.query<{ rows: number; audited: number }>(
        `select count(distinct b.id)::int as rows, count(a.id)::int as audited
         from procure.brand b
         left join platform.audit a on a.company_id = b.company_id and a.entity = 'procure.brand' and a.entity_id = b.id
         where b.code = $1`,
        [code],
      )
      return rows[0]
    })
  }
})
