import { text } from '@countinghouse/contract/shell/connection.text'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { subscribeConnection } from './connection-probe.ts'
import { connectionStore } from './connection.ts'
import classes from './connection-state.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

/** Shows connection problems in words. The live region is always rendered, so that changes are announced. */
export function ConnectionState() {
  const { t } = useLanguage()
  const { connection, kept } = useStore(connectionStore)
  useEffect(subscribeConnection, [])
  return (
    <div role="status" className={classes.place}>
      {connection !== 'connected' && (
        <span className={classes.state} data-connection={connection}>
          {t((kept?.words ?? text)[connection], { count: kept?.count ?? 0 })}
        </span>
      )}
    </div>
  )
}
