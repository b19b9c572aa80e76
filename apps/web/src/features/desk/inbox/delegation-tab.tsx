import { listDelegates, setDelegate } from '@countinghouse/contract/desk/delegate'
import type { Delegate } from '@countinghouse/contract/desk/delegate'
import { text } from '@countinghouse/contract/desk/inbox.text'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { DateInput } from '../../../ui/field/date-input.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { DeskStates } from './desk-states.tsx'
import styles from './inbox.module.css'
import { useWrite } from '../../../kit/record-edit/use-write.ts'

/** Delegates of the caller during an absence. */
export function DelegationTab() {
  const { t, formatDate } = useLanguage()
  const query = useQuery(routeQuery(listDelegates, {}))
  const write = useWrite(t(text.title))
  const colleagues = query.data?.items ?? []
  const delegates = colleagues.filter(({ fromDate }) => fromDate !== null)
  return (
    <>
      <p className={styles.purpose}>{t(text.delegationPurpose)}</p>
      <DeskStates query={query} isEmpty={query.data === undefined} empty="">
        {delegates.length === 0 && <p className={styles.facts}>{t(text.noDelegates)}</p>}
        <ul className={styles.cards}>
          {delegates.map(({ id, name, fromDate, toDate, note }) => (
            <li key={id} className={styles.line}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>{t(text.delegateDays, { from: formatDate(fromDate ?? ''), to: formatDate(toDate ?? '') })}</span>
              {note !== null && <span dir="auto">{note}</span>}
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => void write(setDelegate, { id, fromDate: null, toDate: null })}
              >
                {t(text.finishDelegation, { name })}
              </Button>
            </li>
          ))}
        </ul>
        <DelegateForm colleagues={colleagues} />
      </DeskStates>
    </>
  )
}

const nobody = { id: '', fromDate: '', toDate: '', note: '' }
type Entered = typeof nobody

function DelegateForm({ colleagues }: { readonly colleagues: readonly Delegate[] }) {
  const { t } = useLanguage()
  const [entered, setEntered] = useState(nobody)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)
  const type = (change: Partial<Entered>) => {
    setEntered({ ...entered, ...change })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const empty = Object.entries(entered).filter(([name, value]) => value === '' && name !== 'note')
    if (empty.length > 0) return setProblems(Object.fromEntries(empty.map(([name]) => [name, t(issueText.required)])))
    if ((await write(setDelegate, { ...entered, id: Number(entered.id), note: entered.note.trim() || null })) !== null)
      setEntered(nobody)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <PlainField label={t(text.colleague)} problem={problems['id']}>
        {(control) => (
          <select {...control} value={entered.id} onChange={(event) => type({ id: event.currentTarget.value })}>
            <option value="" />
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </PlainField>
      <PlainField label={t(text.fromDate)} problem={problems['fromDate']}>
        {(control) => (
          <DateInput {...control} value={entered.fromDate} onChange={(value) => type({ fromDate: value })} />
        )}
      </PlainField>
      <PlainField label={t(text.toDate)} problem={problems['toDate']}>
        {(control) => <DateInput {...control} value={entered.toDate} onChange={(value) => type({ toDate: value })} />}
      </PlainField>
      <PlainField label={t(text.note)} problem={problems['note']}>
        {(control) => (
          <input
            {...control}
            maxLength={100}
            value={entered.note}
            onChange={(event) => type({ note: event.currentTarget.value })}
          />
        )}
      </PlainField>
      <Button type="submit">{t(text.delegate)}</Button>
    </form>
  )
}
