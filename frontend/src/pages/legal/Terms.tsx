import { DocumentPage } from './DocumentPage';
import { terms } from './terms';

export default function Terms() {
  return <DocumentPage document={terms} />;
}
