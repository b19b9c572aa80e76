import { text } from '@countinghouse/contract/shell/shell.text'
import { IconSettings } from '@tabler/icons-react'
import { Suspense } from 'react'
import { HeaderButton } from '../frame/header-button.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../offline/later.ts'
import { closePanel, openPanel, useIsPanelOpen } from '../panels/panels.ts'

const loadSwitcher = () => import('./switcher.tsx')
const Switcher = later(async () => (await loadSwitcher()).Switcher)

/** Opens the switcher, prefetched on hover. */
export function SwitcherButton() {
  const { t } = useLanguage()
  const isOpen = useIsPanelOpen('switcher')
  return (
    <>
      <HeaderButton
        label={t(text.openSwitcher)}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadSwitcher().catch(() => undefined)}
        onClick={() => openPanel('switcher')}
      >
        <IconSettings size={18} stroke={1.75} aria-hidden="true" />
      </HeaderButton>
      {isOpen && (
        <Suspense>
          <Switcher onClose={() => closePanel()} />
        </Suspense>
      )}
    </>
  )
}
