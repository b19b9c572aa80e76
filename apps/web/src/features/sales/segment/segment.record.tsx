import { segmentMembersPage } from '@countinghouse/contract/sales/segment-member'
import { text } from '@countinghouse/contract/sales/segment.text'
import type { RecordExtras } from '../../../kit/master/record-extras.ts'

export const record: RecordExtras = {
  links: [
    {
      key: 'members',
      title: text.members,
      page: segmentMembersPage,
      addressOf: ({ id }) => `${segmentMembersPage.path}?segmentId=${id}`,
    },
  ],
}
