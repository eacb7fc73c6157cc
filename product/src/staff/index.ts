export { appendAudit, type AuditedCall, loggedInput, recordAudit } from './audit.ts'
export { editorInput, editorShape } from './rules/editor-input.ts'
export { grants } from './rules/permissions.ts'
export { proposeRequest } from './requests.ts'
export { findMember } from './sign-in.ts'
export {
  askEditorConfirmation,
  changeEditorPassword,
  confirmEditor,
  findEditor,
  forgotEditorPassword,
  readsDrafts,
  registerEditor,
  resetEditorPassword,
  signInEditor,
} from './sign-in-editor.ts'
export type { EditorRow } from './store-editors.ts'
