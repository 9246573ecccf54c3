/**
 * The part of React Router that the site uses. Host and remotes share it as a singleton, which is not
 * tree-shaken: only these exports are shipped.
 */
export {
  Link,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  // The history of BrowserRouter: the host builds its own router to add view transitions.
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
