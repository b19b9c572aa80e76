import { text } from '@countinghouse/contract/kit/merge.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { text as usageText } from '@countinghouse/contract/kit/record-usage.text'
import type { MasterRow } from '@countinghouse/contract/master'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import cards from '../record-edit/conflict-dialog.module.css'
import styles from './merge.module.css'
import type { UsedRecord } from '../record/record-usage.tsx'
import { Status } from '../list/status.tsx'

type MergeSurvivorProps = {
  readonly records: readonly (MasterRow & UsedRecord)[]
  readonly survivor: MasterRow
  readonly onChoose: (id: number) => void
  readonly formatUsage: (usage: UsedRecord['usage']) => string | null
}

/** The records side by side, to select the one to keep. */
export function MergeSurvivor({ records, survivor, onChoose, formatUsage }: MergeSurvivorProps) {
  const { t, nameOf } = useLanguage()
  const group = useId()
  return (
    <fieldset className={cards.field}>
      <legend className={styles.heading}>{t(text.survivor)}</legend>
      {records.map((record) => {
        const used = formatUsage(record.usage)
        return (
          <label key={record.id} className={cards.side}>
            <input
              type="radio"
              name={group}
              checked={record.id === survivor.id}
              onChange={() => onChoose(record.id)}
              {...(record.id === survivor.id && { 'data-autofocus': true })}
            />
            <span className={cards.who}>
              <bdi>{record.code}</bdi>
              {record.status === 'inactive' && <Status value={record.status} />}
            </span>
            <span className={cards.value}>
              <bdi>{nameOf(record)}</bdi>
            </span>
            <span className={styles.used}>
              {used === null ? t(usageText.usedByNone) : t(recordText.usedBy, { list: used })}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
