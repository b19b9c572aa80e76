import { cancelJob } from '@countinghouse/contract/desk/job'
import { commitImport } from '@countinghouse/contract/desk/import'
import { expect, test, vi } from 'vitest'
import { query } from '../../../../../tests/support/database.ts'
import { productFiles, shopOf } from '../../../../../tests/support/product-files.ts'
import { useServer } from '../../../../../tests/support/server.ts'
import { runJob } from '../../platform/jobs/job-runner.ts'

const server = useServer()

test('A11: an import of products that is stopped and goes on refuses the rows that one without a stop does', async () => {
  const tenant = await shopOf(server)
  const { owner, companyId } = tenant
  const files = productFiles(server, tenant)
  const { id } = await files.upload([
    ['style_code', 'name', 'size_scale', 'color', 'size', 'barcode'],
    ['OX', 'Oxford', 'ABC', 'RED', 'S', null],
    ['OX', 'Oxford', 'ABC', 'RED', 'M', '96385074'],
    ['M1', 'Mug', null, null, null, null],
    ['OX', 'Oxford', 'ABC', 'RED', 'S', null],
    ['M2', 'Mug', null, null, null, '96385074'],
    ['OX', 'Another', 'ABC', 'RED', 'L', null],
    ['M3', 'Mug', null, null, null, null],
  ])
  expect(await files.check(id)).toMatchObject({ counts: { created: 4, refused: 3 } })
  const { job } = await owner.call(commitImport, { id })
  const jobId = job?.id ?? 0
  const pace = vi.spyOn(server.app.jobs.pace, 'rowsAtOnce').mockReturnValue(2)
  const steps = vi.spyOn(server.app.drain, 'isDraining', 'get')
  steps.mockReturnValueOnce(false).mockReturnValue(true)
  await runJob(server.app.jobs, () => {}, { companyId, jobId })
  steps.mockRestore()
  await owner.call(cancelJob, { id: jobId })
  const rowsThrough = await query(
    server.database.superUrl,
    'select number from desk.import_row where company_id = $1 and import_id = $2 order by number',
    [companyId, id],
  )
  expect(rowsThrough.length).toBeLessThan(5)
  pace.mockReturnValue(3)
  const done = await files.commit(id)
  pace.mockRestore()
  expect(done).toMatchObject({ outcome: { created: 4, changed: 0, refused: 3 } })
})
