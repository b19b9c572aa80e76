import { text } from '@countinghouse/contract/kit/record.text'
import { IconChevronUp } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language/language.tsx'
import { Popup } from '../../ui/dialog/popup.tsx'
import styles from './save-menu.module.css'
import type { AfterSave } from './use-record-form.ts'

type SaveMenuProps = { readonly isNew: boolean; readonly onSave: (after: AfterSave) => void }

/** More save options, if there is no room for separate buttons. */
export function SaveMenu({ isNew, onSave }: SaveMenuProps) {
  const { t } = useLanguage()
  const ways = [
    { after: 'close', label: t(text.saveClose) },
    ...(isNew ? [{ after: 'new', label: t(text.saveNew) } as const] : []),
  ] as const
  return (
    <span className={styles.menu}>
      <Popup
        label={t(text.moreSaves)}
        side="end"
        buttonClass={styles.opener}
        button={
          <>
            <IconChevronUp size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{t(text.moreSaves)}</span>
          </>
        }
      >
        {ways.map(({ after, label }) => (
          <button
            key={after}
            type="button"
            className={styles.way}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              onSave(after)
            }}
          >
            {label}
          </button>
        ))}
      </Popup>
    </span>
  )
}
