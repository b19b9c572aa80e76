import { text } from '@countinghouse/contract/erp/audit-log.text'
import type { Page } from '@countinghouse/contract/page'
import { permissionName } from '@countinghouse/contract/page'
import type { Route } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { later } from '../../../app/offline/later.ts'
import { useCan } from '../../../app/session/session.tsx'

const ExportProgress = later(async () => (await import('./export-progress.tsx')).ExportProgress)

type Answer = { jobId: number }
type Props<I> = {
  readonly page: Page
  readonly route: Route<Schema<I, I>, Schema<Answer, Answer>>
  readonly input: I
}

/** Exports the filtered report to a file; requires the export permission. */
export function ExportReport<I>({ page, route, input }: Props<I>) {
  const { t } = useLanguage()
  const write = useWrite(t(page.title))
  const [jobId, setJobId] = useState<number | null>(null)
  if (!useCan()(permissionName(page, 'export'))) return null

  async function start(): Promise<void> {
    const answer = await write(route, input)
    if (answer !== null) setJobId(answer.jobId)
  }

  return (
    <>
      <Button variant="default" onClick={() => void start()}>
        {t(text.export)}
      </Button>
      <Suspense>
        {jobId !== null && <ExportProgress id={jobId} title={t(page.title)} onClose={() => setJobId(null)} />}
      </Suspense>
    </>
  )
}
