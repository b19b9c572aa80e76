import { expect, test } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { planRounds, runScheduledTask } from './scheduled-tasks.ts'

const server = useServer()

const planned = (companyId: number) =>
  query<{ task: string; minutes: number; hour: number }>(
    server.database.superUrl,
    `select j.task_identifier as task, round(extract(epoch from j.run_at - now()) / 60)::int as minutes,
       extract(hour from j.run_at at time zone c.timezone)::int as hour
     from graphile_worker.jobs j join erp.company c on c.id = $1
     where j.key in ('platform.hourly:' || $1, 'platform.nightly:' || $1) order by 1`,
    [companyId],
  )

test('the rounds of a company are planned once, in an hour and at three in its night', async () => {
  const { companyId } = await server.company()
  for (let turn = 0; turn < 3; turn++)
    await server.app.db.inTransaction({ companyId }, (tx) => planRounds(tx, companyId))
  const [hourly, nightly, ...more] = await planned(companyId)
  expect(hourly).toMatchObject({ task: 'platform.hourly', minutes: 60 })
  expect(nightly).toMatchObject({ task: 'platform.nightly', hour: 3 })
  expect(nightly?.minutes).toBeGreaterThan(0)
  expect(nightly?.minutes).toBeLessThanOrEqual(25 * 60)
  expect(more).toEqual([])
})

test('a round does what modules named, and plans its next before anything can break', async () => {
  const { companyId } = await server.company()
  const { db } = server.app
  const done: number[] = []
  const noting = (_db: unknown, id: number) => Promise.resolve(void done.push(id))
  const breaking = () => Promise.reject(new Error('broken'))
  await runScheduledTask({ db, scheduledTasks: { hourly: [noting] } }, 'hourly', { companyId })
  expect(done).toEqual([companyId])
  await expect(
    runScheduledTask({ db, scheduledTasks: { nightly: [breaking] } }, 'nightly', { companyId }),
  ).rejects.toThrow('broken')
  expect((await planned(companyId)).map(({ task }) => task)).toEqual(['platform.hourly', 'platform.nightly'])
})

test('an archived company has rounds, in which nothing is done', async () => {
  const { companyId } = await server.company()
  const { db } = server.app
  const done: number[] = []
  const noting = (_db: unknown, id: number) => Promise.resolve(void done.push(id))
  const stand = (status: string) =>
    query(server.database.superUrl, `update erp.company set status = $2 where id = $1`, [companyId, status])
  await stand('archived')
  await runScheduledTask({ db, scheduledTasks: { nightly: [noting] } }, 'nightly', { companyId })
  expect(done).toEqual([])
  expect((await planned(companyId)).map(({ task }) => task)).toContain('platform.nightly')
  await stand('active')
  await runScheduledTask({ db, scheduledTasks: { nightly: [noting] } }, 'nightly', { companyId })
  expect(done).toEqual([companyId])
})
