import { text } from '@countinghouse/contract/kit/list.text'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useLanguage } from '../shell/language.tsx'
import styles from './list-toolbar.module.css'
import { Popup } from './popup.tsx'
import { preloaded } from './preloaded.tsx'
import type { ViewSettingsProps } from './view-settings.tsx'

const ViewSettings = preloaded(async () => (await import('./view-settings.tsx')).ViewSettings)

/** How the list is shown: order of rows, columns, row height, rows per step. */
export function ViewMenu(props: ViewSettingsProps) {
  const { t } = useLanguage()
  return (
    <Popup
      label={t(text.view)}
      side="end"
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
