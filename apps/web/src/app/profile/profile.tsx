import { text } from '@countinghouse/contract/shell/shell.text'
import { IconChevronDown } from '@tabler/icons-react'
import type { FocusEvent } from 'react'
import { Suspense, useId, useRef, useState } from 'react'
import { Avatar } from './avatar.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { later } from '../offline/later.ts'
import { closePanel, openPanel, useIsPanelOpen } from '../panels/panels.ts'
import classes from './profile.module.css'
import { fullNameOf, storeNameOf } from './profile-details.ts'
import { useSession } from '../session/session.tsx'

/** Loaded when opened. */
const loadPanel = async () => (await import('./profile-panel.tsx')).ProfilePanel
const ProfilePanel = later(loadPanel)
const ChangePassword = later(async () => (await import('../password/change-password.tsx')).ChangePassword)

/** The signed-in user, the store, and the two pinned entries. Source: spec section 2, header. */
export function Profile() {
  const { t } = useLanguage()
  const { user, avatar } = useSession()
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isChanging = useIsPanelOpen('password')
  const name = fullNameOf(user)
  const changePassword = () => {
    panel.current?.hidePopover()
    openPanel('password')
  }
  const closeBehind = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) panel.current?.hidePopover()
  }
  return (
    <div onBlur={closeBehind}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        popoverTarget={panelId}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        <span className="visually-hidden">{t(text.profile, { name })}</span>
        <Avatar id={user.Usr_userid} name={name} avatar={avatar} size={32} />
        <span className={classes.face} aria-hidden="true">
          <span className={classes.name}>{name}</span>
          <span className={classes.place}>{storeNameOf(user)}</span>
        </span>
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className={classes.panel}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        <Suspense>
          {isOpen && <ProfilePanel onChangePassword={changePassword} onLeave={() => panel.current?.hidePopover()} />}
        </Suspense>
      </div>
      {isChanging && (
        <Suspense>
          <ChangePassword onClose={() => closePanel()} />
        </Suspense>
      )}
    </div>
  )
}
