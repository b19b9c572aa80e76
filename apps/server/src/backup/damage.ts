import { SupervisorRefusal } from '../supervisor/refusal.ts'

/** Why an archive is not used; nothing was touched. */
export function archiveDamaged(reason: string): SupervisorRefusal {
  return new SupervisorRefusal(
    `This is not an intact Countinghouse backup: ${reason}. Nothing was changed. Fetch the file again, or use another backup.`,
  )
}
