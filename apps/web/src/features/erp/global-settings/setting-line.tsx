import type { SettingRow } from '@countinghouse/contract/erp/global-settings'
import { text } from '@countinghouse/contract/erp/global-settings.text'
import { IconHistory, IconRestore } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './global-settings.module.css'
import type { Pending } from './pending-settings.ts'
import { isOwn, shownValue } from './pending-settings.ts'
import { SettingControl } from './setting-control.tsx'
import { formatOrigin, formatValues } from './setting-labels.ts'
import { later } from '../../../app/offline/later.ts'

const SettingHistory = later(async () => (await import('./setting-history.tsx')).SettingHistory)

type Props = {
  readonly row: SettingRow
  readonly storeId: number | null
  readonly pending: Pending
  readonly problem: string | undefined
  readonly canEdit: boolean
  readonly onChoose: (row: SettingRow, choice: Pending[string]) => void
}

/** One setting: title, value, origin, reset and history. */
export function SettingLine({ row, storeId, pending, problem, canEdit, onChoose }: Props) {
  const language = useLanguage()
  const { t, locale } = language
  const id = useId()
  const [hasHistory, setHasHistory] = useState(false)
  const choice = pending[row.key]
  const inherited = formatValues(language, row, row.inherited.value)
  const isReset = choice === 'reset'
  const isResettable = canEdit && isOwn(row) && !isReset
  return (
    <li className={styles.line} data-pending={choice !== undefined || undefined}>
      <div className={styles.what}>
        <label className={styles.title} htmlFor={id}>
          {row.title[locale]}
        </label>
        <p className={styles.help}>{row.help[locale]}</p>
      </div>
      <div className={styles.control}>
        <SettingControl
          row={row}
          value={shownValue(row, pending)}
          id={id}
          noteId={`${id}-note`}
          isInvalid={problem !== undefined}
          isDisabled={!canEdit || !row.isHere}
          onChange={(value) => onChoose(row, { value })}
        />
        <p id={`${id}-note`} className={problem === undefined ? styles.origin : styles.problem}>
          {problem ?? (isReset ? t(text.willReset, { value: inherited }) : formatOrigin(language, row))}
        </p>
      </div>
      <div className={styles.deeds}>
        {isResettable && (
          <IconButton label={t(text.reset, { value: inherited })} onClick={() => onChoose(row, 'reset')}>
            <IconRestore size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        {row.version > 0 && (
          <IconButton
            label={t(text.historyOf, { title: row.title[locale] })}
            aria-haspopup="dialog"
            onClick={() => setHasHistory(true)}
          >
            <IconHistory size={16} stroke={1.75} aria-hidden />
          </IconButton>
        )}
      </div>
      {hasHistory && (
        <Suspense>
          <SettingHistory row={row} storeId={storeId} onClose={() => setHasHistory(false)} />
        </Suspense>
      )}
    </li>
  )
}
