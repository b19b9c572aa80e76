import { SupervisorError } from '../supervisor/supervisor-error.ts'

/** Why an archive is not used; nothing was touched. */
export function archiveDamaged(reason: string): SupervisorError {
  return new SupervisorError(
    `This is not an intact Countinghouse backup: ${reason}. Nothing was changed. Fetch the file again, or use another backup.`,
  )
}
