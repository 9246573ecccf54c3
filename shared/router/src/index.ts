/**
 * The part of React Router that the site uses. It is shared by the host with every remote as one
 * instance; a shared module is never tree-shaken by its users, so only what stands here is shipped.
 */
export {
  Link,
  Navigate,
  NavLink,
  Route,
  Router,
  Routes,
  // What BrowserRouter is made of: the host makes its own, which lets pages blend into each other.
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchPath,
  useHref,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
