/** What is left of a deleted annotation: that it was there, and of what kind. */
import type { Annotation, AnnotationBody } from './step.ts'

const emptied = (body: AnnotationBody): AnnotationBody => {
  switch (body.kind) {
    case 'comment':
      return { kind: 'comment', text: '', author: '' }
    case 'glyph':
      return body
    case 'marks':
      return { kind: 'marks', marks: [] }
    case 'bookmark':
      return { kind: 'bookmark', name: '' }
  }
}

/** The annotation; of a deleted one only what merging needs, without a word of what it said. */
export const withoutContent = (annotation: Annotation): Annotation =>
  annotation.deleted ? { ...annotation, body: emptied(annotation.body) } : annotation
