import { text } from '@countinghouse/contract/shell/inbox.text'
import { IconBell } from '@tabler/icons-react'
import { useEffect } from 'react'
import classes from './bell.module.css'
import { HeaderButton } from '../frame/header-button.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { openPanel } from './panels.ts'
import { syncUnread, useUnread } from './unread.ts'

/** Shows the number of unread notifications and opens the inbox. */
export function Bell() {
  const { t, formatNumber } = useLanguage()
  const unread = useUnread()
  useEffect(syncUnread, [])
  return (
    <HeaderButton label={t(text.bell, { count: unread })} aria-haspopup="dialog" onClick={() => openPanel('inbox')}>
      <IconBell size={18} stroke={1.75} aria-hidden="true" />
      {unread > 0 && (
        <span className={classes.count} aria-hidden="true">
          {formatNumber(unread)}
        </span>
      )}
    </HeaderButton>
  )
}
