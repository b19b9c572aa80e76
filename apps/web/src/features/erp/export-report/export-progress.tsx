import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { JobProgress } from '../../../app/jobs/job-progress.tsx'

type Props = { readonly id: number; readonly title: string; readonly onClose: () => void }

/** Progress of an export and its download. */
export function ExportProgress({ id, title, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose} actions={null}>
      <JobProgress id={id} onLeave={onClose} />
    </Dialog>
  )
}
