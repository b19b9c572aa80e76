import { texts } from '@countinghouse/kernel/text'

/** Grouped rows of a list. */
export const text = texts({
  groupBy: { en: 'Group by', ar: 'التجميع حسب' },
  noGroup: { en: 'No groups', ar: 'بلا تجميع' },
  groupByField: { en: 'Group by {field}', ar: 'التجميع حسب {field}' },
  groupedBy: { en: 'Grouped by {field}', ar: 'مجمّعة حسب {field}' },
  grouped: { en: 'Groups', ar: 'المجموعات' },
  ungroup: { en: 'Ungroup', ar: 'إلغاء التجميع' },
  heading: { en: '{field}: {value}', ar: '{field}: {value}' },
  empty: { en: 'None', ar: 'بدون' },
  rows: {
    en: '{count, plural, one {{shown} row} other {{shown} rows}}',
    ar: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {{shown} صفوف} many {{shown} صفًا} other {{shown} صف}}',
  },
  moreRows: { en: 'more than {shown} rows', ar: 'أكثر من {shown} صف' },
  foldAll: { en: 'Collapse all groups', ar: 'طي كل المجموعات' },
  unfoldAll: { en: 'Expand all groups', ar: 'توسيع كل المجموعات' },
  choose: { en: 'Select {heading}', ar: 'تحديد {heading}' },
  tooMany: {
    en: 'A group of more than {most} rows cannot be selected by its heading. Filter by {heading}, then select all matching rows.',
    ar: 'لا يمكن تحديد مجموعة تزيد على {most} صف من عنوانها. صفِّ حسب {heading} ثم حدد كل الصفوف المطابقة.',
  },
})
