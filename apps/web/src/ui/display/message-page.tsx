import type { ReactNode } from 'react'
import classes from './message-page.module.css'

type Props = {
  readonly icon: ReactNode
  readonly title: string
  readonly children: ReactNode
  readonly actions: ReactNode
  /** Outside the frame the page has its own landmark. */
  readonly isStandalone?: boolean
}

/** A message page with actions: forbidden, not found, error. */
export function MessagePage({ icon, title, children, actions, isStandalone = false }: Props) {
  const Landmark = isStandalone ? 'main' : 'section'
  return (
    <Landmark className={isStandalone ? classes.standalone : classes.inside}>
      <div className={classes.card}>
        <span className={classes.icon}>{icon}</span>
        <h1 tabIndex={-1}>{title}</h1>
        <div className={classes.more}>{children}</div>
        <div className={classes.actions}>{actions}</div>
      </div>
    </Landmark>
  )
}
