import { text } from '@countinghouse/contract/shell/connection.text'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { followConnection } from './connection-probe.ts'
import { connectionStore } from './connection.ts'
import classes from './connection-state.module.css'
import { useLanguage } from './language.tsx'

/** Says in words when the server cannot be reached; nothing in normal work. The region stands always, so that it is heard. */
export function ConnectionState() {
  const { t } = useLanguage()
  const { connection, kept } = useStore(connectionStore)
  useEffect(followConnection, [])
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
