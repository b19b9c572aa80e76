import { useRouterState } from '@tanstack/react-router'
import { hasMenuAt } from './frame.tsx'
import frame from './frame.module.css'
import { isUnderHeader, shapeAttributes, withoutMenu } from './layout.ts'
import { PageSkeleton } from '../routing/page-skeleton.tsx'
import sidebar from './sidebar.module.css'
import classes from '../../ui/display/skeleton.module.css'
import { useLayout } from './use-layout.ts'

/** Placeholder while the gate is loading or denies access, with the styles of the real layout. Source: spec section 4. */
export function FrameSkeleton() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const chosen = useLayout()
  const layout = hasMenuAt(path) ? chosen : withoutMenu
  const shape = shapeAttributes(layout)
  const menu = layout.kind !== 'drawer' && layout.kind !== 'hidden' && (
    <div key="menu" className={sidebar.nav} {...shape}>
      <div className={layout.kind === 'bar' ? classes.bar : `${sidebar.inner} ${classes.menu}`}>
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={classes.item} />
        ))}
      </div>
    </div>
  )
  return (
    <div className={frame.frame} {...shape} aria-busy="true">
      {!isUnderHeader(layout) && menu}
      <div className={frame.top}>
        <div className={classes.header} />
      </div>
      {isUnderHeader(layout) && menu}
      <div className={frame.main}>
        <PageSkeleton />
      </div>
    </div>
  )
}
