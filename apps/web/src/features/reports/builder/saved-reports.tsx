import { permissionName } from '@countinghouse/contract/page'
import { reportBuilderPage } from '@countinghouse/contract/reports/builder'
import type { ReportDefinition } from '@countinghouse/contract/reports/definition'
import { reportSearch } from '@countinghouse/contract/reports/report-search'
import type { SavedReport } from '@countinghouse/contract/reports/saved-report'
import { deleteSavedReport, listSavedReports, updateSavedReport } from '@countinghouse/contract/reports/saved-report'
import { text } from '@countinghouse/contract/reports/saved-report.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { later } from '../../../app/offline/later.ts'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useCan } from '../../../app/session/session.tsx'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { FilterChoice } from '../../../kit/report/report-filters.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './builder.module.css'
import type { BuilderState } from './definition-search.ts'
import { builderSearch } from './definition-search.ts'
import { ScheduleState } from './schedule-state.tsx'

const NameDialog = later(async () => (await import('./name-dialog.tsx')).NameDialog)
const ScheduleDialog = later(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)
const ShareDialog = later(async () => (await import('../../../kit/views/share-dialog.tsx')).ShareDialog)

const savedSearch: SearchCodec<{ readonly savedId: number | null }> = {
  parse: ({ saved }) => ({ savedId: idIn(saved) }),
  serialise: ({ savedId }) => ({ saved: savedId ?? undefined }),
}

type Props = {
  readonly definition: ReportDefinition
  readonly onOpen: (state: BuilderState) => Promise<void>
}

/** Saved reports: opened by name, saved, shared, scheduled and deleted. */
export function SavedReports({ definition, onOpen }: Props) {
  const language = useLanguage()
  const { t } = language
  const canSchedule = useCan()(permissionName(reportBuilderPage, 'schedule'))
  const [{ savedId }, setSaved] = useSearchState(savedSearch)
  const [open, setOpen] = useState<'name' | 'share' | 'schedule' | null>(null)
  const { data } = useQuery(routeQuery(listSavedReports, {}))
  const write = useWrite(t(reportBuilderPage.title))
  const items = data?.items ?? []
  const selected = items.find(({ id }) => id === savedId) ?? null
  const close = () => setOpen(null)

  async function show(report: SavedReport | null): Promise<void> {
    if (report !== null) await onOpen(builderSearch.parse(asText(reportSearch(report.definition))))
    await setSaved({ savedId: report?.id ?? null })
  }

  async function update({ id, version }: SavedReport, change: Partial<SavedReport>): Promise<void> {
    const { definition: changed, sharedWith } = change
    const input = { id, version, ...(changed && { definition: changed }), ...(sharedWith && { sharedWith }) }
    if ((await write(updateSavedReport, input)) !== null) showToast(language, { tone: 'done', message: t(text.saved) })
    close()
  }

  async function remove({ id, version, name }: SavedReport): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.askDelete),
      body: `${name}. ${t(text.askDeleteBody)}`,
      confirm: t(text.remove),
      isDanger: true,
    })
    if (choice !== 'confirm' || (await write(deleteSavedReport, { id, version })) === null) return
    await setSaved({ savedId: null })
    showToast(language, { tone: 'done', message: t(text.deleted) })
  }

  return (
    <div className={styles['bar']} role="group" aria-label={t(text.title)}>
      <FilterChoice
        label={t(text.select)}
        any={t(text.none)}
        value={selected?.id ?? null}
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => void show(items.find(({ id }) => id === Number(value)) ?? null)}
      />
      <Button variant="default" size="compact-md" onClick={() => setOpen('name')}>
        {t(text.save)}
      </Button>
      {selected?.canChange === true && (
        <>
          <Button variant="default" size="compact-md" onClick={() => void update(selected, { definition })}>
            {t(text.update)}
          </Button>
          <Button variant="default" size="compact-md" onClick={() => setOpen('share')}>
            {t(text.share)}
          </Button>
          {canSchedule && (
            <Button variant="default" size="compact-md" onClick={() => setOpen('schedule')}>
              {t(text.schedule)}
            </Button>
          )}
          <Button variant="default" size="compact-md" onClick={() => void remove(selected)}>
            {t(text.remove)}
          </Button>
          <ScheduleState report={selected} />
        </>
      )}
      <Suspense>
        {open === 'name' && (
          <NameDialog definition={definition} onSaved={({ id }) => void setSaved({ savedId: id })} onClose={close} />
        )}
        {open === 'share' && selected !== null && (
          <ShareDialog view={selected} onClose={close} onShare={(sharedWith) => update(selected, { sharedWith })} />
        )}
        {open === 'schedule' && selected !== null && (
          <ScheduleDialog report={selected} isMailReady={data?.isMailReady === true} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

/** Parameters as the address writes them. */
function asText(search: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}
