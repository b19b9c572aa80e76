import { PageSkeleton } from './page-skeleton.tsx'
import classes from './skeleton.module.css'

/** The real layout while the gate waits or refuses. Source: spec section 4. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame} aria-busy="true">
      <div className={classes.sidebar}>
        {Array.from({ length: 6 }, (_, index) => (
          <span key={index} className={classes.item} />
        ))}
      </div>
      <div className={classes.body}>
        <div className={classes.header} />
        <PageSkeleton />
      </div>
    </div>
  )
}
