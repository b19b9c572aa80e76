import { text } from '@countinghouse/contract/kit/merge.text'
import type { Master } from '@countinghouse/contract/master'
import { mostMerged } from '@countinghouse/contract/merge'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './merge.module.css'
import plain from '../../ui/field/plain-field.module.css'

type MergePickerProps = {
  readonly master: Master
  /** Similar names are offered before any input. */
  readonly name: string
  readonly taken: readonly number[]
  readonly onAdd: (id: number) => void
}

const debounceMs = 200
const mostShown = 6

/** Searches the records to merge with. */
export function MergePicker({ master, name, taken, onAdd }: MergePickerProps) {
  const { t, nameOf } = useLanguage()
  const [entered, setEntered] = useState('')
  const [q] = useDebouncedValue(entered.trim(), debounceMs)
  const id = useId()
  const { routes } = master
  const { data } = useQuery({
    queryKey: q === '' ? [routes.similar.id, name] : [routes.list.id, { q, status: ['active'] }, 'picked'],
    queryFn: async ({ signal }) =>
      q === ''
        ? (await call(routes.similar, { q: name }, { signal })).items
        : (await call(routes.list, { q, status: ['active'], limit: 50 }, { signal })).items,
    placeholderData: keepPreviousData,
  })
  const offered = data?.filter((record) => !taken.includes(record.id)).slice(0, mostShown)
  if (taken.length >= mostMerged) return null
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.heading}>
        {t(text.addOther)}
      </label>
      <input
        id={id}
        className={plain.input}
        type="search"
        dir="auto"
        autoComplete="off"
        placeholder={t(text.addHint)}
        maxLength={200}
        value={entered}
        onChange={(event) => setEntered(event.currentTarget.value)}
      />
      <ul className={styles.offered}>
        {offered?.map((record) => (
          <li key={record.id}>
            <button
              type="button"
              className={styles.offer}
              onClick={() => {
                setEntered('')
                onAdd(record.id)
              }}
            >
              <bdi>{nameOf(record)}</bdi> <bdi className={styles.code}>{record.code}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.none}>
        {q !== '' && offered?.length === 0 && t(text.noneFound)}
      </p>
    </div>
  )
}
