import type { Unloading } from '@countinghouse/contract/inventory/container-receipt'
import { listUnloading, openContainerReceipt } from '@countinghouse/contract/inventory/container-receipt'
import { text } from '@countinghouse/contract/inventory/container-receipt.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { CodeField } from '../../../ui/field/code-field.tsx'
import type { ListShared } from '../../../kit/list/list-parts.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordPanel } from '../../../kit/record/record-panel.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { timedUuid } from '../../../kit/document/timed-uuid.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { answerScan } from '../../../app/scan/scan-feedback.ts'
import { useScans } from '../../../app/scan/scan.ts'
import styles from '../inventory.module.css'
import receiving from '../../../kit/receiving/receiving.module.css'
import { UnloadingList } from './unloading-list.tsx'

/** Selects the container by scan, number or list, and asks for the seal number. */
export function ContainerStart(shared: ListShared) {
  const { t } = useLanguage()
  const sealRef = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [seal, setSeal] = useState('')
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [uid] = useState(() => timedUuid(Math.floor(performance.timeOrigin + performance.now())))
  const { data, error, refetch } = useQuery(routeQuery(listUnloading, {}))
  const write = useWrite(t(text.title), setProblems)
  const isDisputed = problems['sealNote'] !== undefined || note !== ''

  async function receive(container: string): Promise<void> {
    setProblems({})
    const read = { sealNo: orNull(seal), sealNote: isDisputed ? orNull(note) : null }
    const opened = await write(openContainerReceipt, { uid, container, ...read })
    if (opened !== null) await shared.setState({ open: opened.id }, { isForced: true, replace: true })
  }

  /** A sealed, unopened container requires its seal number first. */
  function choose({ containerNo, isSealed, openedAt }: Unloading): void {
    setNumber(containerNo)
    if (isSealed && openedAt === null && seal === '') sealRef.current?.focus()
    else void receive(containerNo)
  }

  useScans(({ text: scanned }) => {
    if (number === '') setNumber(scanned)
    else setSeal(scanned)
    answerScan(true)
  })

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (number.trim() !== '') void receive(number)
  }

  return (
    <RecordPanel shared={shared} title={t(text.receive)} isPage>
      <RecordBody>
        <form className={receiving.entry} noValidate onSubmit={onSubmit}>
          <CodeField
            label={t(text.container)}
            hint={t(text.container_hint)}
            problem={problems['container']}
            value={number}
            onType={setNumber}
          />
          <CodeField
            label={t(text.seal_read)}
            hint={t(text.seal_hint)}
            problem={problems['sealNo']}
            inputRef={sealRef}
            maxLength={30}
            value={seal}
            onType={setSeal}
          />
          {isDisputed && (
            <PlainField label={t(text.seal_note)} problem={problems['sealNote']}>
              {(control) => (
                <input
                  {...control}
                  maxLength={500}
                  value={note}
                  onChange={(event) => setNote(event.currentTarget.value)}
                />
              )}
            </PlainField>
          )}
          <div>
            <Button type="submit" disabled={number.trim() === ''}>
              {t(text.begin)}
            </Button>
          </div>
        </form>
        <h2 className={styles.heading}>{t(text.unloading)}</h2>
        {data === undefined && error === null && <RecordSkeleton count={3} />}
        {data === undefined && error !== null && <RecordMissing error={error} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && <p className={styles.quiet}>{t(text.noneUnloading)}</p>}
        {data !== undefined && <UnloadingList containers={data.items} onChoose={choose} />}
      </RecordBody>
    </RecordPanel>
  )
}

function orNull(entered: string): string | null {
  return entered.trim() === '' ? null : entered.trim()
}
