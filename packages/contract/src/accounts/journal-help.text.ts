import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Every document that changes stock or money posts a journal in the same step. Posted journals never change.',
    ar: 'كل مستند يغيّر المخزون أو المال يرحّل قيدًا في الخطوة نفسها. القيود المرحّلة لا تتغير.',
  },
  help_document: { en: 'Find the document of a journal', ar: 'العثور على مستند القيد' },
  help_document_1: {
    en: 'Open the journal to see its lines.',
    ar: 'افتح القيد لعرض سطوره.',
  },
  help_document_2: { en: 'Choose Open document.', ar: 'اختر «فتح المستند».' },
})
