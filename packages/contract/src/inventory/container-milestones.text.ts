import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  noMilestones: { en: 'No milestones yet. Mark the container as booked first.', ar: 'لا محطات بعد. سجّل الحجز أولًا.' },
  milestone: { en: 'Milestone', ar: 'المحطة' },
  expected: { en: 'ETA', ar: 'الوصول المتوقع' },
  eta_moved: { en: '{before} → {after}', ar: '{before} ← {after}' },
  noted: { en: 'Recorded', ar: 'سُجّل' },
  code_rescheduled: { en: 'ETA changed', ar: 'تغيّر موعد الوصول' },
  code_emptied: { en: 'Returned empty', ar: 'أُرجعت فارغة' },
  code_resumed: { en: 'Resumed', ar: 'استُؤنفت' },
  code_corrected: { en: 'Reopened for correction', ar: 'أُعيد فتحها للتصحيح' },
  free_left: {
    en: '{out, plural, one {# day out} other {# days out}}, within the free days.',
    ar: '{out, plural, zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} خارج الميناء، ضمن الأيام المجانية.',
  },
  free_over: {
    en: '{over, plural, one {# day} other {# days}} beyond the free days.',
    ar: '{over, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بعد الأيام المجانية.',
  },
  demurrage: { en: 'Demurrage to date: {amount}', ar: 'غرامة التأخير حتى الآن: {amount}' },
})
