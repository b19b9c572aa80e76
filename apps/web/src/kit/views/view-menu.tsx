import { text } from '@countinghouse/contract/kit/list.text'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useRef } from 'react'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from '../list/list-toolbar.module.css'
import { Popup } from '../../ui/dialog/popup.tsx'
import { preloaded } from '../../app/offline/preloaded.tsx'
import type { ViewSettingsProps } from './view-settings.tsx'

const ViewSettings = preloaded(async () => (await import('./view-settings.tsx')).ViewSettings)

/** The view menu: view, order, columns, row height, rows per page. */
export function ViewMenu(props: ViewSettingsProps) {
  const { t } = useLanguage()
  const buttonRef = useRef<HTMLButtonElement>(null)
  useShortcuts([{ keys: 'v', scope: 'list', label: t(text.openViews), run: () => buttonRef.current?.click() }])
  return (
    <Popup
      label={t(text.view)}
      side="end"
      buttonRef={buttonRef}
      keys="V"
      buttonClass={styles.viewButton}
      button={
        <>
          <IconAdjustmentsHorizontal size={16} stroke={1.75} aria-hidden />
          {t(text.view)}
        </>
      }
    >
      <ViewSettings {...props} />
    </Popup>
  )
}
