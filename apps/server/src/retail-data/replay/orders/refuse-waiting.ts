import { approvalsPage } from '@countinghouse/contract/desk/approval-rule'
import { RetailFileError } from '../../read-retail-file.ts'

/** For what a rule would have approved first: nothing of it is kept, since a later decision would not be of its day. Throws: always. */
export function refuseWaiting(what: string): never {
  throw new RetailFileError(
    `${what} would wait for an approval. Delete the approval rule under ${approvalsPage.path} while the year is replayed, and run the command again.`,
  )
}
