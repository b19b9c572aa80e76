import { SupervisorRefusal } from '../supervisor/refusal.ts'

/** Why an archive is not used; nothing was touched. */
export function archiveDamaged(reason: string): SupervisorRefusal {
  return new SupervisorRefusal(
    `This is no whole backup of Countinghouse: ${reason}. Nothing was changed. Fetch the file again, or take another backup.`,
  )
}
